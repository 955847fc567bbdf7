import { lineText, type FurnitureSort, type ParsedCv } from '@tabard/contract'
import { expect, it } from 'vitest'
import { markAgain } from '../index.ts'
import { parse } from '../parse.ts'
import { buildDocx, footer, paragraph } from '../testing/build-docx.ts'

const HEADING = '<w:outlineLvl w:val="0"/>'

/** A CV of Ada Byron with these lines under a heading of their own. */
async function cvWith(lines: readonly string[], more: Record<string, Uint8Array> = {}): Promise<ParsedCv> {
  const body = [
    paragraph('Ada Byron'),
    paragraph('ada@byron.example'),
    paragraph('Profile', HEADING),
    paragraph('I write programmes for machines that do not exist.'),
    paragraph('Interests', HEADING),
    ...lines.map((line) => paragraph(line)),
  ]
  const result = await parse(buildDocx(body.join(''), more))
  if (!result.ok) throw new Error(result.reason)
  return result.cv
}

const furnitureOf = (cv: ParsedCv): [FurnitureSort | undefined, string][] =>
  cv.sections
    .flatMap(({ lines }) =>
      lines.flatMap((line) => (line.role === 'furniture' ? [[line.furniture, lineText(line)] as const] : [])),
    )
    .map(([sort, text]) => [sort, text])

it.each<[FurnitureSort, string]>([
  ['page', 'Page 2 of 3'],
  ['updated', 'Last updated: 3 May 2024'],
  ['updated', 'Last updated in September 2024'],
  ['updated', 'Stand: Mai 2024'],
  ['updated', 'Dernière mise à jour le 3 mai 2024'],
  ['updated', 'Laatst bijgewerkt op 03-05-2024'],
  ['updated', 'Последнее обновление: 03.05.2024'],
  ['updated', '最終更新日:2024年5月3日'],
  ['name', 'Ada Byron'],
  ['name', 'ADA BYRON – Curriculum Vitae – Page 2'],
  ['help', 'Use additional sheets if necessary.'],
  ['help', '(Attach additional pages, if any)'],
  ['help', 'Bei Bedarf weitere Blätter verwenden'],
  ['help', 'Rayer la mention inutile'],
  ['help', 'Ненужное зачеркнуть'],
])('tells words of the old pages and of the form, by sort: %s, %s', async (sort, text) => {
  expect(furnitureOf(await cvWith(['Sailing, and the theory of knots.', text]))).toEqual([[sort, text]])
})

it.each([
  'I updated the handbook of 2019.',
  'Last updated the fleet in 2019',
  'Ada Byron and Charles Babbage sail.',
  'I use additional software.',
  'I wrote forms that say “see instructions”, and showed clerks how to fill them in.',
])('leaves what the candidate says alone: %s', async (text) => {
  expect(furnitureOf(await cvWith([text]))).toEqual([])
})

it('takes the first line with the name for the CV’s own', async () => {
  const cv = await cvWith(['Sailing.'])
  expect(cv.candidateName?.value).toBe('Ada Byron')
  expect(furnitureOf(cv)).toEqual([])
})

it('tells the sort of what stands at the foot of the pages', async () => {
  const cv = await cvWith(['Sailing.'], footer('Last updated: May 2024'))
  expect(cv.unplaced).toMatchObject([{ text: 'Last updated: May 2024', furniture: 'updated' }])
})

it('tells the name anew where somebody else named the candidate', async () => {
  const cv = await cvWith(['Page 2 of 3', 'Ada Byron', 'Last updated: May 2024'])
  const renamed = markAgain({ ...cv, candidateName: { value: 'Charles Babbage', confidence: 1, source: [] } })
  expect(
    furnitureOf(renamed)
      .map(([sort]) => sort)
      .sort(),
  ).toEqual(['page', 'updated'])
})
