import type { CaptchaProvider } from './captcha-provider.ts'

type Name = 'recaptcha' | 'turnstile' | 'hcaptcha'

/** The part that we use of the interface that each provider adds to the window. */
interface Widget {
  ready?(then: () => void): void
  render(element: HTMLElement, options: Record<string, unknown>): string
  execute(id: string, options?: Record<string, unknown>): unknown
  reset(id: string): void
}
interface Global {
  grecaptcha?: Widget
  turnstile?: Widget
  hcaptcha?: Widget
}

const addresses = {
  recaptcha: (siteKey: string) => `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  turnstile: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: () => 'https://js.hcaptcha.com/1/api.js?render=explicit',
}

/**
 * Loads another company's captcha in its invisible form. The page's policy allows its hosts only where it is
 * configured.
 */
export async function loadProvider(name: Name, siteKey: string): Promise<CaptchaProvider> {
  await loadScript(addresses[name](siteKey))
  const { grecaptcha, turnstile, hcaptcha } = window as unknown as Global
  if (name === 'recaptcha') {
    if (!grecaptcha) throw new Error('reCAPTCHA did not load')
    await new Promise<void>((resolve) => grecaptcha.ready?.(resolve))
    return { execute: async (action) => String(await grecaptcha.execute(siteKey, { action })) }
  }
  const widget = name === 'turnstile' ? turnstile : hcaptcha
  if (!widget) throw new Error(`${name} did not load`)
  return invisible(widget, name, siteKey)
}

/** Both providers answer by callback, so only one answer is requested at a time. */
function invisible(widget: Widget, name: Name, siteKey: string): CaptchaProvider {
  const boxes = document.body.appendChild(document.createElement('div'))
  let waiting: { resolve(token: string): void; reject(error: Error): void } | null = null
  let rendered: { id: string; action: string } | null = null
  const options = (action: string) => ({
    sitekey: siteKey,
    size: name === 'hcaptcha' ? 'invisible' : 'flexible',
    ...(name === 'turnstile' && { action, execution: 'execute', appearance: 'interaction-only' }),
    callback: (token: string) => waiting?.resolve(token),
    'error-callback': () => waiting?.reject(new Error('The captcha failed')),
    'expired-callback': () => waiting?.reject(new Error('The captcha took too long')),
  })
  return {
    execute: (action) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        // Turnstile binds a widget to its action, so another action needs a new widget.
        if (rendered?.action !== action) {
          boxes.replaceChildren()
          const box = boxes.appendChild(document.createElement('div'))
          rendered = { id: widget.render(box, options(action)), action }
        }
        widget.execute(rendered.id)
      }),
    reset: () => {
      if (rendered) widget.reset(rendered.id)
    },
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${new URL(src).host} could not be reached`))
    }
    document.head.append(script)
  })
}
