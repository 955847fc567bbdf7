import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A fresh database on the server of `url`, whose role may create one. */
export async function makeDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tabard_test_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => run(url, `drop database if exists ${name} with (force)`) }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
