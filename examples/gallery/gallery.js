// The gallery: one live page per state, what it takes to get it, and what it says while you use it.
const states = [
  {
    id: 'editing',
    name: 'editing',
    says: 'A token that may write: the recruiter’s tools around the paper.',
    tag: 'mode="edit"',
  },
  {
    id: 'digital',
    name: 'client page',
    says: 'What a client sees: the agency’s face, no tools.',
    tag: 'mode="digital"',
  },
  { id: 'plain', name: 'plain', says: 'The paper and nothing else.', tag: 'mode="plain"' },
  {
    id: 'read-only',
    name: 'read-only',
    says: 'A token that may only read, in edit mode: the tools stay away.',
    tag: 'mode="edit"',
  },
  { id: 'dark', name: 'dark', says: 'The host asked for dark. Paper stays light.', tag: 'mode="edit" theme="dark"' },
  { id: 'narrow', name: 'narrow', says: 'In a 360 px column.', tag: 'mode="edit"', narrow: true },
  { id: 'expired', name: 'expired', says: 'The token has run out: ask the host for a new one.', tag: 'mode="digital"' },
  { id: 'denied', name: 'denied', says: 'The token was changed on the way.', tag: 'mode="digital"' },
  { id: 'missing', name: 'not there', says: 'The CV was deleted.', tag: 'mode="digital"' },
  {
    id: 'vendor',
    name: 'vendor page',
    says: 'Another site, another look, a policy that allows nothing but our script.',
    tag: 'mode="edit"',
  },
  { id: 'frame', name: 'in a frame', says: 'Our own origin in an iframe; messages are checked by origin.', tag: null },
  { id: 'react', name: 'React', says: 'The npm package as packed, in a React page.', tag: null },
]
const code = {
  frame: '<iframe title="Client CV"\n  src="https://…/singlepageview/application/APP?sig=…">\n</iframe>',
  react:
    'import { CvViewer } from \'@tabard/widgets/react\'\n\n<CvViewer baseUrl="https://…" sig={sig} appId={appId}\n  mode="edit" onSaved={refresh} />',
}
const at = (id) => document.getElementById(id)

// What the screens wear, from where the tokens come.
const fonts = new URL('fonts/', document.querySelector('link[href*="/tokens.css"]').href)
const inter = new FontFace('Inter Variable', `url(${new URL('inter.woff2', fonts)})`, { weight: '100 900' })
document.fonts.add(inter)
inter.load().catch(() => document.fonts.delete(inter))

let opened = performance.now()

at('states').append(...states.map(card))
window.addEventListener('hashchange', show)
window.addEventListener('message', ({ origin, data }) => {
  if (origin === window.location.origin && data?.gallery === 'event') log(data.text)
})
at('clear').addEventListener('click', () => at('events').replaceChildren())
at('theme').addEventListener('click', () => {
  const root = document.documentElement
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
})
show()

function card(state) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${state.id}`
  link.dataset.state = state.id
  link.append(thumb(state.id), state.name)
  item.append(link)
  return item
}

/** A small picture of the state's shape; the live page is beside it. */
function thumb(id) {
  const picture = document.createElement('span')
  picture.className = `thumb ${id}`
  picture.setAttribute('aria-hidden', 'true')
  return picture
}

function show() {
  const state = states.find(({ id }) => `#${id}` === window.location.hash) ?? states[0]
  for (const link of document.querySelectorAll('[data-state]')) {
    if (link.dataset.state === state.id) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  const page = `/gallery/stage/${state.id}`
  at('name').textContent = `CV viewer, ${state.name}`
  at('says').textContent = state.says
  at('open').href = page
  at('stage').src = page
  at('stage').className = state.narrow ? 'narrow' : ''
  at('code').textContent =
    code[state.id] ??
    `<script src="https://…/sdk/v1/tabard.js" async></script>\n<tabard-cv-viewer app-id="…" sig="…"\n  ${state.tag}></tabard-cv-viewer>`
  at('events').replaceChildren()
  opened = performance.now()
}

function log(text) {
  const line = document.createElement('li')
  const time = document.createElement('span')
  time.textContent = `${((performance.now() - opened) / 1000).toFixed(2)} s`
  line.append(time, text)
  at('events').append(line)
}
