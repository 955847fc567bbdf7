/** As much of a browser as a redirect needs: cookies by host, and the present address. */
export interface CookieBrowser {
  /** Follows nothing. */
  get(url: string): Promise<Page>
  post(url: string, form: Record<string, string>): Promise<Page>
  /** Follows redirects until a page answers, or one leads to an address that begins with `until`. */
  follow(page: Page, until: string): Promise<Page>
}

export interface Page {
  url: string
  status: number
  headers: Headers
  text: string
  /** Where it leads; null where it is a page. */
  location: string | null
}

export function createCookieBrowser(): CookieBrowser {
  const jar = new Map<string, Map<string, string>>()
  const ask = async (url: string, init: RequestInit): Promise<Page> => {
    const { host } = new URL(url)
    const cookies = jar.get(host) ?? new Map<string, string>()
    jar.set(host, cookies)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const given = response.headers.get('location') ?? /^\d+;url=(.*)$/.exec(response.headers.get('refresh') ?? '')?.[1]
    const location = given ? new URL(given, url).href : null
    return { url, status: response.status, headers: response.headers, text: await response.text(), location }
  }
  const browser: CookieBrowser = {
    get: (url) => ask(url, {}),
    post: (url, form) =>
      ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    async follow(page, until) {
      let at = page
      for (let step = 0; step < 20 && at.location !== null && !at.location.startsWith(until); step++)
        at = await browser.get(at.location)
      return at
    },
  }
  return browser
}

/** The named fields of a page's first form, as they stand. */
export function formOf(page: Page): { action: string; fields: Record<string, string> } {
  const form = /<form[^>]*>[\s\S]*?<\/form>/i.exec(page.text)?.[0] ?? ''
  const action = unescape(/action="([^"]*)"/.exec(form)?.[1] ?? '')
  const fields: Record<string, string> = {}
  for (const [input] of form.matchAll(/<input[^>]*>/gi)) {
    const name = /name="([^"]*)"/.exec(input)?.[1]
    if (name) fields[name] = unescape(/value="([^"]*)"/.exec(input)?.[1] ?? '')
  }
  return { action: new URL(action, page.url).href, fields }
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
