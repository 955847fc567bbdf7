import { lineText } from '@tabard/contract'
import { expect, it } from 'vitest'
import { parse } from '../parse.ts'
import { buildDocx, paragraph } from '../testing/build-docx.ts'

const listItem = (text: string, numbering: string, indent = ''): string =>
  paragraph(text, `<w:numPr>${numbering}<w:numId w:val="1"/></w:numPr>${indent}`)

const level = (value: string): string => `<w:ilvl w:val="${value}"/>`
const indent = (twips: number): string => `<w:ind w:left="${twips}"/>`

async function levelsOf(...items: string[]): Promise<[string, number][]> {
  const heading = paragraph('Skills', '<w:outlineLvl w:val="0"/>')
  const result = await parse(buildDocx([paragraph('Ada Byron'), heading, ...items].join('')))
  if (!result.ok) throw new Error(result.reason)
  const lines = result.cv.sections.flatMap((section) => section.lines)
  return lines.flatMap((line) => (line.role === 'item' ? [[lineText(line), line.level] as [string, number]] : []))
}

it('takes the level of an item from Word’s numbering, whose indent does not stand at the text', async () => {
  expect(
    await levelsOf(
      listItem('Sailing', level('0')),
      listItem('Knots', level('1')),
      listItem('Splices', level('2')),
      listItem('Weather', level('0')),
    ),
  ).toEqual([
    ['Sailing', 0],
    ['Knots', 1],
    ['Splices', 2],
    ['Weather', 0],
  ])
})

it('trusts Word’s level more than an indent that says otherwise', async () => {
  expect(await levelsOf(listItem('Sailing', level('0')), listItem('Knots', level('0'), indent(720)))).toEqual([
    ['Sailing', 0],
    ['Knots', 0],
  ])
})

it.each(['', level('9'), level('deep')])('tells the level by the indent where Word names none: %s', async (named) => {
  expect(await levelsOf(listItem('Sailing', named), listItem('Knots', named, indent(720)))).toEqual([
    ['Sailing', 0],
    ['Knots', 1],
  ])
})
