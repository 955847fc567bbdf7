import { text } from './screen.text.ts'

/** Says on an element, and to its page, that the element's code could not be fetched. */
export function showLost(element: Element): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = text.lost
  root.replaceChildren(words)
  const detail = { code: 'chunk_lost', retryable: true }
  element.dispatchEvent(new CustomEvent('failed', { detail, bubbles: true, composed: true }))
}
