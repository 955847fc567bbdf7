// Two pages to measure against: the same CV with nothing around it, its long section open in Quill or `contenteditable`.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { linesOf } from './long-cv.mjs'

const quill = fileURLToPath(new URL('../../../node_modules/quill/dist/', import.meta.url))

/** Serves `/quill` and `/contenteditable`. */
export async function serveBarePages(sections, port) {
  const [script, style] = await Promise.all(['quill.js', 'quill.core.css'].map((name) => readFile(quill + name)))
  const files = {
    '/quill.js': ['text/javascript', script],
    '/quill.css': ['text/css', style],
    '/quill': ['text/html', pageOf(sections, quillOf)],
    '/contenteditable': ['text/html', pageOf(sections, editableOf)],
  }
  const server = createServer((request, response) => {
    const [type, body] = files[request.url] ?? ['text/plain', '']
    response.writeHead(files[request.url] ? 200 : 404, { 'content-type': `${type}; charset=utf-8` }).end(body)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

function pageOf(sections, editorOf) {
  const body = sections.map((one) => `<h2>${one.title}</h2>${one.id === 'experience' ? editorOf(one) : html(one)}`)
  return `<!doctype html><meta charset="utf-8"><title>Bare</title><link rel="stylesheet" href="/quill.css">
<style>body{font:15px/1.5 sans-serif;margin:28px auto;width:690px}</style>${body.join('\n')}`
}

function quillOf(section) {
  return `<div id="box">${html(section)}</div><script src="/quill.js"></script>
<script>new Quill('#box').root.classList.add('typed-in')</script>`
}

function editableOf(section) {
  return `<div class="typed-in" contenteditable="true">${html(section)}</div>`
}

function html(section) {
  let out = ''
  let isList = false
  for (const { text, attributes } of linesOf(section)) {
    const isItem = attributes.list !== undefined
    if (isItem !== isList) out += isItem ? '<ul>' : '</ul>'
    isList = isItem
    out += isItem ? `<li>${text}</li>` : attributes.entry === 'title' ? `<p><b>${text}</b></p>` : `<p>${text}</p>`
  }
  return isList ? `${out}</ul>` : out
}
