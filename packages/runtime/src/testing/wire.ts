/** A stand-in for the gateway: a `fetch` whose answers the test gives, and a list of the requests it got. */
export interface Wire {
  fetch: typeof globalThis.fetch
  asked: { method: string; url: string; headers: Record<string, string>; body: unknown }[]
}

export type WireAnswer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'unreachable'

/** `answer` is called for each request in turn. */
export function wire(answer: (request: Request, count: number) => WireAnswer | Promise<WireAnswer>): Wire {
  const asked: Wire['asked'] = []
  return {
    asked,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.clone().text()
      asked.push({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(Array.from(request.headers, ([name, value]) => [name.toLowerCase(), value])),
        body: text ? (JSON.parse(text) as unknown) : undefined,
      })
      const given = await answer(request, asked.length)
      if (given === 'unreachable') throw new TypeError('Failed to fetch')
      const { status = 200, body, headers } = given
      return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
    },
  }
}
