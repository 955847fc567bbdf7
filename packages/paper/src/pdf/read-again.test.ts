import { describe, expect, it } from 'vitest'
import { builtInTemplates, compose } from '../index.ts'
import { fontsFor, loadFonts } from '../fonts/index.ts'
import { sampleBranding } from '../sample/index.ts'
import { buildInput } from '../testing/build-cv.ts'
import { readPdf } from '../testing/read-back.ts'
import { readFont } from '../testing/read-font.ts'
import { toPdf } from '../to-pdf.ts'

const lines: Record<string, string[]> = {
  Arabic: [
    'مدير العلاقات في الإمارات',
    'الأعمال والآلات، لا إله إلا الله',
    'بسلاسة وولاء',
    'خبرة ١٢ سنة في الاتصالات',
    'السِّيرَةُ الذّاتِيَّةُ',
    'لأن الإسلام وألآخر',
    'سريع جداً وحالياً مدير',
    'عملت في Google لمدة 3 سنوات',
  ],
  Persian: [
    'مهندس نرم\u200cافزار می\u200cخواهم',
    'پروژه\u200cهای بزرگ و فعالیت\u200cها',
    'گواهی\u200cنامه\u200cی کارشناسی',
    'ژورنالیست چند\u200cرسانه\u200cای',
    'کارشناسی ارشد (MSc) دانشگاه تهران',
  ],
  Hebrew: ['מפתח Java בכיר', 'מנהל פרויקטים בתל אביב', 'שָׁלוֹם עוֹלָם', 'ניסיון של 12 שנים'],
}

const [first] = builtInTemplates
if (!first) throw new Error('There are no templates')
const { design } = first

describe.each(Object.entries(lines))('%s', (name, said) => {
  it('is read again from a PDF letter by letter', async () => {
    const tree = compose(
      buildInput(design, {
        extra: [{ id: 'said', title: name, kind: 'other', content: [{ insert: `${said.join('\n')}\n` }] }],
      }),
    )
    const { bytes, missingLetters } = await toPdf(
      tree,
      design,
      sampleBranding,
      await loadFonts(fontsFor(design, sampleBranding, tree), readFont),
    )
    expect(missingLetters).toEqual([])
    const { pages } = await readPdf(bytes)
    const read = pages
      .flat()
      .map(({ text }) => text)
      .join('')
      .split('\n')
    const tidy = read.map((one) => one.trim())
    for (const line of said) expect(tidy).toContain(line)
  })
})
