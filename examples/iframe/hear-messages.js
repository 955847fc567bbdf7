// What an integration page does with our messages: check who speaks, then read the envelope.
const frame = document.querySelector('iframe')
const ours = new URL(frame.src).origin

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== ours || source !== frame.contentWindow) return
  const text = typeof data === 'string' ? data : data?.protocol === 'tabard' ? data.event.type : null
  // The gallery around this page stands where the frame comes from. Opened alone, this page has nobody to tell.
  if (text && window.parent !== window) window.parent.postMessage({ gallery: 'event', text }, ours)
  if (data?.event?.type === 'hello')
    frame.contentWindow.postMessage(
      { protocol: 'tabard', version: 1, event: { type: 'hello', versions: { min: 1, max: 1 } } },
      ours,
    )
})
