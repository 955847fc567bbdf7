// The gallery: one live page per state, what it takes to get it, and what it says while you use it.
const screens = await (await fetch('/gallery/files/gallery/states.json')).json()
const states = screens.flatMap(({ states: own, ...screen }) => own.map((state) => ({ ...state, of: screen })))
const at = (id) => document.getElementById(id)

// What the screens wear, from where the tokens come.
const fonts = new URL('fonts/', document.querySelector('link[href*="/tokens.css"]').href)
const inter = new FontFace('Inter Variable', `url(${new URL('inter.woff2', fonts)})`, { weight: '100 900' })
document.fonts.add(inter)
inter.load().catch(() => document.fonts.delete(inter))

let opened = performance.now()

at('screens').replaceWith(...screens.flatMap(section))
window.addEventListener('hashchange', show)
// The states stand here or on the vendor's site, whose page the header links to.
const origins = [window.location.origin, new URL(document.querySelector('a.vendor').href).origin]
window.addEventListener('message', ({ origin, data }) => {
  if (origins.includes(origin) && data?.gallery === 'event') log(data.text)
})
at('clear').addEventListener('click', () => at('events').replaceChildren())
at('theme').addEventListener('click', () => {
  const root = document.documentElement
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
})
show()

/** A screen's names and its states. */
function section({ screen, name, states: own }) {
  const title = document.createElement('div')
  title.className = 'name'
  const heading = document.createElement('h1')
  heading.textContent = name
  title.append(heading, codeOf(`<tabard-${screen}>`), codeOf(componentName(screen)))
  const list = document.createElement('ul')
  list.className = 'screen'
  list.append(...own.map(card))
  return [title, list]
}

function codeOf(text) {
  const element = document.createElement('code')
  element.textContent = text
  return element
}

/** `cv-viewer` is `CvViewer`. */
function componentName(tag) {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
}

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
  at('name').textContent = `${state.of.name}, ${state.name}`
  at('says').textContent = state.says
  at('open').href = page
  at('stage').src = page
  at('stage').className = state.isNarrow ? 'narrow' : ''
  const { screen } = state.of
  const attributes = Object.entries(state.attributes).map(([name, value]) => ` ${name}="${value}"`)
  const element = `<tabard-${screen} app-id="…" sig="…"\n ${attributes.join('')}></tabard-${screen}>`
  at('code').textContent = state.code ?? `<script src="https://…/sdk/v1/tabard.js" async></script>\n${element}`
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
