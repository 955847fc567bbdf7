import { describe, expect, it } from 'vitest'
import { documentHtml } from './document-html.ts'
import { indexOfLine, readDocument } from './document-ops.ts'

describe('readDocument', () => {
  it('gives a document of the contract back as it is', () => {
    const ops = [
      { insert: { candidateName: true as const } },
      { insert: ' leads', attributes: { bold: true } },
      { insert: '\n', attributes: { entry: 'title' as const } },
      { insert: 'Built it', attributes: { link: 'https://a.example/' } },
      { insert: '\n', attributes: { list: 'bullet' as const, indent: 1 } },
      { insert: { tag: 'notice' } },
      { insert: '\nada@mail.example' },
      { insert: '\n', attributes: { keptBack: 'contact' as const } },
    ]
    expect(readDocument(ops)).toEqual(ops)
  })

  it('keeps nothing a document may not have', () => {
    const hostile = [
      { insert: 'a', attributes: { color: 'red', background: 'x', link: 'javascript:alert(1)', script: 'super' } },
      { insert: { image: 'data:image/png;base64,AA' } },
      { delete: 3 },
      { insert: '\n', attributes: { header: 1, list: 'checked', align: 'left', indent: 99, entry: 'other' } },
    ]
    expect(readDocument(hostile)).toEqual([{ insert: 'a' }, { insert: '\n', attributes: { indent: 8 } }])
  })
})

it('counts to the start of a line as the editor does', () => {
  const ops = [{ insert: { identifier: true as const } }, { insert: 'ab\n\ncd\n' }]
  expect([0, 1, 2, 3].map((line) => indexOfLine(ops, line))).toEqual([0, 4, 5, 8])
})

it('writes HTML in which no character of a document is markup', () => {
  const ops = [
    { insert: '<img src=x onerror=alert(1)>' },
    { insert: '"', attributes: { link: 'https://a.example/"onclick="x' } },
    { insert: '\n', attributes: { list: 'bullet' as const } },
  ]
  expect(documentHtml(ops)).toBe(
    '<ul><li>&lt;img src=x onerror=alert(1)&gt;<a href="https://a.example/&quot;onclick=&quot;x">&quot;</a></li></ul>',
  )
})
