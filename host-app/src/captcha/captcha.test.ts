import { describe, expect, it } from 'vitest'
import type { CaptchaProvider } from './captcha-provider.ts'
import { createCaptcha } from './captcha.ts'

function captchaWith(provider: CaptchaProvider) {
  const waits: number[] = []
  const captcha = createCaptcha({
    config: { provider: 'altcha', siteKey: '' },
    challenge: async () => null,
    wait: async (ms) => void waits.push(ms),
    provider,
  })
  return { captcha, waits }
}

describe('the invisible captcha', () => {
  it('asks nothing where there is none', async () => {
    const captcha = createCaptcha({ config: { provider: 'none', siteKey: '' }, challenge: async () => null })
    expect(await captcha.execute('sign_in')).toBeUndefined()
  })

  it('executes again after 100 ms and 200 ms, and then says that it failed', async () => {
    let calls = 0
    const { captcha, waits } = captchaWith({ execute: async () => Promise.reject(new Error(`${++calls}`)) })
    await expect(captcha.execute('sign_in')).rejects.toThrow('Captcha failed')
    expect([calls, waits]).toEqual([3, [100, 200]])
  })

  it('doubles the wait with each answer that was refused, and begins anew after one that was not', async () => {
    let resets = 0
    const { captcha, waits } = captchaWith({ execute: async () => 'token', reset: () => void resets++ })
    await captcha.execute('sign_in')
    for (let times = 0; times < 3; times++) await captcha.reset()
    expect([waits, resets]).toEqual([[100, 200, 400], 3])
    await captcha.execute('sign_in')
    await captcha.reset()
    expect(waits.at(-1)).toBe(100)
  })
})
