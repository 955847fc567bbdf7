// Tells the gallery around this page what the element says: every event that custom-elements.json names for it.
const { previousElementSibling: element, dataset } = document.currentScript
for (const name of dataset.events.split(' ').filter(Boolean))
  element.addEventListener(name, ({ detail }) =>
    window.parent.postMessage(
      { gallery: 'event', text: `${name} ${JSON.stringify(detail ?? {})}` },
      window.location.origin,
    ),
  )
