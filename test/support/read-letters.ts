import type { TestGateway } from './start-gateway.ts'

/** The newest letter to this address, as the development page shows it; null when there is none. */
export async function readLetter(t: TestGateway, to: string): Promise<string | null> {
  const list = await (await fetch(`${t.url}/dev/outbox`)).text()
  const item = list.split('<li>').find((one) => one.includes(`to ${to} `))
  const path = item && /href="([^"]+)"/.exec(item)?.[1]
  if (!path) return null
  return decode((await (await fetch(t.url + path)).text()).replace(/<[^>]+>/g, ''))
}

/** The temporary password in the newest letter to this address. */
export async function temporaryPasswordOf(t: TestGateway, to: string): Promise<string> {
  const found = /Temporary password: (\S+)/.exec((await readLetter(t, to)) ?? '')?.[1]
  if (!found) throw new Error(`No temporary password was sent to ${to}`)
  return found
}

function decode(html: string): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
