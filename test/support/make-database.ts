import { randomBytes } from 'node:crypto'
import pg from 'pg'

const NOT_ALLOWED = '42501'

/** A fresh database on the server of `url`, whose role may create one. */
export async function makeDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tabard_test_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => drop(url, name) }
}

/** Tries again: Postgres' own vacuum may be at work in the database for a moment, and only a superuser may end it. */
async function drop(url: string, name: string, attempts = 20): Promise<void> {
  try {
    await run(url, `drop database if exists ${name} with (force)`)
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED || attempts === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 250))
    await drop(url, name, attempts - 1)
  }
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
