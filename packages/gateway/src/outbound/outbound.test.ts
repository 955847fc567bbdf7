import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

/** A server inside our network: a request that reaches it has passed the guard. */
let canary: Server
let peer: Server
let hits: string[] = []
let canaryPort = 0
let home = ''
let seen: { url: string; method: string; headers: Record<string, unknown>; body: string }[] = []

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.end('inside')
  })
  canary.on('connection', () => hits.push('connection'))
  await new Promise<void>((resolve) => canary.listen({ port: 0, host: '::', ipv6Only: false }, resolve))
  canaryPort = (canary.address() as AddressInfo).port
  peer = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const url = request.url ?? ''
      seen.push({ url, method: request.method ?? '', headers: request.headers, body })
      const to = new URL(url, home).searchParams.get('to')
      if (to !== null) response.writeHead(Number(/\d+/.exec(url)?.[0] ?? 302), { location: to }).end()
      else if (url === '/slow') response.writeHead(200).write('a')
      else if (url === '/endless') pour(response)
      else if (url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
      else if (url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'))
      else response.writeHead(200, { 'content-type': 'text/plain' }).end('here')
    })
  })
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  home = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const server of [canary, peer]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  hits = []
  seen = []
})

const bomb = gzipSync(Buffer.alloc(30_000_000))
function pour(response: {
  write(chunk: Buffer): boolean
  destroyed: boolean
  once(name: 'drain', go: () => void): void
}) {
  const chunk = Buffer.alloc(65_536)
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

const open = () => createOutbound({ privateOrigins: [] })
const withHome = () => createOutbound({ privateOrigins: [home] })

describe('what stands inside', () => {
  const forms = [
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
    '[fe80::1]',
    '[fd00::1]',
    '[::]',
    '0x7f000001',
    '0x7f.1',
    '2130706433',
    '127.1',
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    'localhost',
    '①②⑦.⓪.⓪.①',
    '169.254.169.254',
    '[::ffff:169.254.169.254]',
    '0xA9FEA9FE',
    '2852039166',
    '169.254.170.2',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
  ]

  it.each(forms)('is not asked as %s', async (host) => {
    for (const address of [`https://${host}/`, `http://${host}:${canaryPort}/`, `https://${host}:${canaryPort}/`])
      await expect(open().fetch(address)).rejects.toMatchObject({ problem: 'refused' })
    expect(hits).toEqual([])
  })

  it('is not asked by way of a name that changes its mind', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    let asked = 0
    const resolve = () => Promise.resolve(answers[asked++ % 2] ?? [])
    const outbound = createOutbound({ privateOrigins: [], resolve })
    // The first answer is public and the call goes there, wherever the name points by then; the second is refused.
    await expect(outbound.fetch('https://rebind.example/', { timeoutMs: 300 })).rejects.toThrow()
    expect(asked).toBe(1)
    await expect(outbound.fetch('https://rebind.example/')).rejects.toMatchObject({ problem: 'refused' })
    expect(hits).toEqual([])
  })

  it('is not asked where one of several addresses is inside', async () => {
    const resolve = () => Promise.resolve(['93.184.216.34', '10.0.0.7'])
    const outbound = createOutbound({ privateOrigins: [], resolve })
    await expect(outbound.fetch('https://two.example/')).rejects.toMatchObject({ problem: 'refused' })
  })

  it('is not asked on the word of somebody who was', async () => {
    const targets = [
      `http://127.0.0.1:${canaryPort}/`,
      `https://127.0.0.1:${canaryPort}/`,
      `https://localhost/`,
      `//127.0.0.1:${canaryPort}/`,
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
    ]
    for (const to of targets) {
      const address = `${home}/302?to=${encodeURIComponent(to)}`
      await expect(withHome().fetch(address)).rejects.toMatchObject({ problem: 'failed' })
      await expect(withHome().fetch(address, { redirect: 'follow' })).rejects.toMatchObject({ problem: 'refused' })
    }
    expect(hits).toEqual([])
  })
})

describe('addresses two parsers might understand differently', () => {
  it.each([
    (port: number) => `https://example.com@127.0.0.1:${port}/`,
    (port: number) => `https://user:password@example.com:${port}/`,
    (port: number) => `https://@127.0.0.1:${port}/`,
    (port: number) => `https://127.0.0.1:${port}#@example.com/`,
    (port: number) => `https://127.0.0.1:${port}\\@example.com/`,
    (port: number) => `https:\\\\127.0.0.1:${port}/`,
    (port: number) => `https:127.0.0.1:${port}/`,
    (port: number) => `https:///127.0.0.1:${port}/`,
    (port: number) => `https://127.0.0.1:${port}/\r\nX-Evil: 1`,
    (port: number) => ` https://127.0.0.1:${port}/`,
    (port: number) => `https://exam\tple.com:${port}/`,
    () => 'ftp://example.com/',
    () => 'data:text/plain,hello',
    () => 'https://example.com:8080/',
    () => 'http://example.com/',
  ])('are refused: %#', async (make) => {
    await expect(open().fetch(make(canaryPort))).rejects.toMatchObject({ problem: 'refused' })
    expect(hits).toEqual([])
  })

  it('reach a listed origin and nothing that looks like it', async () => {
    const { port } = new URL(home)
    expect(await (await withHome().fetch(`${home}/x?y=1`)).text()).toBe('here')
    for (const address of [
      `http://localhost:${port}/`,
      `http://127.0.0.1:${canaryPort}/`,
      `http://a@127.0.0.1:${port}/`,
    ])
      await expect(withHome().fetch(address)).rejects.toMatchObject({ problem: 'refused' })
    expect(hits).toEqual([])
  })
})

describe('what is sent', () => {
  it('holds no line of its own in a header', async () => {
    const bad: Record<string, string>[] = [
      { 'x-a': 'b\r\nhost: evil' },
      { 'x\r\na': 'b' },
      { host: 'evil' },
      { 'transfer-encoding': 'chunked' },
    ]
    for (const headers of bad)
      await expect(withHome().fetch(home, { headers })).rejects.toMatchObject({
        problem: 'refused',
      })
    expect(seen).toEqual([])
  })

  it('keeps its secrets from another origin, and its body', async () => {
    const second = createServer((request, response) => {
      seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body: '' })
      response.end('second')
    })
    await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve))
    const other = `http://127.0.0.1:${(second.address() as AddressInfo).port}`
    const outbound = createOutbound({ privateOrigins: [home, other] })
    const headers = { authorization: 'Bearer secret', 'x-api-key': 'secret', accept: 'text/plain' }
    const go = (status: number) => `${home}/${status}?to=${encodeURIComponent(`${other}/there`)}`
    expect(await (await outbound.fetch(go(302), { headers, redirect: 'follow' })).text()).toBe('second')
    expect(JSON.stringify(seen.at(-1))).not.toContain('secret')
    expect(seen.at(-1)?.headers['accept']).toBe('text/plain')
    seen = []
    const post = { method: 'POST', body: 'client_secret=secret', redirect: 'follow' } as const
    await expect(outbound.fetch(go(307), post)).rejects.toMatchObject({ problem: 'refused' })
    await outbound.fetch(go(303), post)
    expect(seen.at(-1)).toMatchObject({ url: '/there', method: 'GET' })
    second.close()
  })

  it('goes again with its body to the same origin, and not for ever', async () => {
    const answer = await withHome().fetch(`${home}/307?to=/again`, { method: 'POST', body: 'kept', redirect: 'follow' })
    expect(answer.status).toBe(200)
    expect(seen.at(-1)).toMatchObject({ url: '/again', method: 'POST', body: 'kept' })
    const circle = `${home}/302?to=${encodeURIComponent('/302?to=/302')}`
    await withHome().fetch(circle, { redirect: 'follow' })
    let nested = '/end'
    for (let depth = 0; depth < 7; depth += 1) nested = `/302?to=${encodeURIComponent(nested)}`
    await expect(withHome().fetch(home + nested, { redirect: 'follow' })).rejects.toMatchObject({ problem: 'failed' })
  })
})

describe('a peer that does not behave', () => {
  it('is given up: slow, endless, or larger than it looks', async () => {
    await expect(withHome().fetch(`${home}/slow`, { timeoutMs: 200 })).rejects.toMatchObject({ problem: 'too-slow' })
    await expect(withHome().fetch(`${home}/endless`, { maxBytes: 500_000 })).rejects.toMatchObject({
      problem: 'too-large',
    })
    await expect(withHome().fetch(`${home}/bomb`, { maxBytes: 500_000 })).rejects.toMatchObject({
      problem: 'too-large',
    })
    await expect(withHome().fetch(`${home}/bomb`)).rejects.toMatchObject({ problem: 'too-large' })
    expect(await (await withHome().fetch(`${home}/packed`)).text()).toBe('packed')
  })

  it('is given up before it is asked, where its name is never told', async () => {
    const outbound = createOutbound({ privateOrigins: [], resolve: () => new Promise(() => undefined) })
    await expect(outbound.fetch('https://never.example/', { timeoutMs: 100 })).rejects.toMatchObject({
      problem: 'too-slow',
    })
  })
})

it('knows the canary is there', async () => {
  await new Promise<void>((resolve) => connect(canaryPort, '127.0.0.1', resolve).on('close', resolve).end())
  expect(hits).toEqual(['connection'])
  expect(isPublicAddress('93.184.216.34')).toBe(true)
  expect(isPublicAddress('2606:2800:220:1:248:1893:25c8:1946')).toBe(true)
})
