// Tells the gallery around this page what the element says.
const viewer = document.querySelector('tabard-cv-viewer')
for (const name of ['ready', 'saved', 'output-finished', 'link-created', 'failed', 'token-expiring'])
  viewer.addEventListener(name, ({ detail }) =>
    window.parent.postMessage(
      { gallery: 'event', text: `${name} ${JSON.stringify(detail ?? {})}` },
      window.location.origin,
    ),
  )
