import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  apiPrefixes,
  fillPath,
  type Body,
  type Output,
  type Params,
  type Query,
  type Route,
  type RouteShape,
  type RouteSpec,
} from '@tabard/contract'
import type { Locator, Page } from 'playwright'

const samples = fileURLToPath(new URL('../fixtures/cv-samples', import.meta.url))

export interface Recruiter {
  email: string
  password: string
}

/** Signs in by hand, from wherever the page stands. */
export async function signIn(page: Page, { email, password }: Recruiter): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Drops files on the page as a person would: all files in one event. */
export async function dropFiles(page: Page, files: readonly { name: string; bytes: Uint8Array }[]): Promise<void> {
  const list = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }))
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, base64 } of given)
      data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name))
    return data
  }, list)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.locator('main').first().dispatchEvent(type, { dataTransfer: transfer })
}

export async function sampleFile(name: string): Promise<{ name: string; bytes: Uint8Array }> {
  return { name, bytes: await readFile(join(samples, name)) }
}

/** The CV's own paper, wherever it is drawn. */
export function paperOf(page: Page): Locator {
  return page.locator('.tabard-paper').first()
}

/** Waits until the server has what was typed. */
export async function saved(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'Saved just now' }).waitFor()
}

/** The headers of the page's own calls, to ask the server the same way. */
export async function credentialsOf(page: Page): Promise<Record<string, string>> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('/api/') && 'authorization' in one.headers()),
    page.reload(),
  ])
  const headers = await request.allHeaders()
  return Object.fromEntries(
    ['authorization', 'x-access-token'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  )
}

/** Calls a route of the table with somebody's headers. */
export async function call<R extends Route<RouteSpec, RouteShape>>(
  url: string,
  headers: Record<string, string>,
  route: R,
  input: { params?: Params<R>; query?: Query<R>; body?: Body<R> } = {},
): Promise<Output<R>> {
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const path = `${url}${apiPrefixes[route.api]}${fillPath(route.path, input.params ?? {})}${query && `?${query}`}`
  const response = await fetch(path, {
    method: route.method.toUpperCase(),
    headers: { ...headers, ...(input.body !== undefined && { 'content-type': 'application/json' }) },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
  if (!response.ok) throw new Error(`${route.method} ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Output<R>
}
