/**
 * The page's only script. It does the invisible captcha's work before a form that asks for it is sent. Where there is no
 * work to do, the form is sent as it is.
 */
export const pageScript = `'use strict'
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16))
async function solve({ parameters, signature }) {
  const nonce = bytesOf(parameters.nonce)
  const salt = bytesOf(parameters.salt)
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  const view = new DataView(password.buffer)
  for (let counter = 0; counter < 100000; counter++) {
    view.setUint32(nonce.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const work = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: parameters.cost }
    const derivedKey = hex(new Uint8Array(await crypto.subtle.deriveBits(work, key, parameters.keyLength * 8)))
    if (derivedKey.startsWith(parameters.keyPrefix))
      return btoa(JSON.stringify({ challenge: { parameters, signature }, solution: { counter, derivedKey } }))
  }
  return ''
}
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    button.disabled = true
    try {
      const captcha = form.elements.namedItem('captcha')
      if (captcha) {
        const answer = await fetch('/public/captcha/challenge?action=sign_in')
        const { challenge } = await answer.json()
        if (challenge) captcha.value = await solve(challenge)
      }
    } catch {}
    form.submit()
  })
}
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button')) button.disabled = false
})
`
