import type { Branding, ImageTemplate, Op, Section } from '@tabard/contract'
import type { ComposeInput } from '@tabard/paper'
import { sampleBranding, sampleCv } from '@tabard/paper/sample'

/** One red pixel. */
const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const listed = (text: string, list: 'ordered' | 'bullet', indent: number): Op[] => [
  { insert: text },
  { insert: '\n', attributes: { list, indent } },
]
const aligned = (text: string, align: 'center' | 'right' | 'justify'): Op[] => [
  { insert: text },
  { insert: '\n', attributes: { align } },
]

const content: Op[] = [
  { insert: 'A head' },
  { insert: '\n', attributes: { header: 2 } },
  { insert: 'A smaller one' },
  { insert: '\n', attributes: { header: 3 } },
  ...listed('first', 'ordered', 0),
  ...listed('deeper', 'ordered', 8),
  ...listed('point', 'bullet', 8),
  ...aligned('middle', 'center'),
  ...aligned('right', 'right'),
  ...aligned('both', 'justify'),
  { insert: 'links: ' },
  ...['https://a.example/ü ö?q=%zz|"<>#a#b', 'https://bücher.example', 'a.b+c@d.example', '[::1', 'javascript:x'].map(
    (link): Op => ({ insert: 'here ', attributes: { link, bold: true, italic: true, underline: true } }),
  ),
  { insert: '\n' },
  { insert: { candidateName: true } },
  { insert: { embedCard: 'card' } },
  { insert: '\n' },
  { insert: 'control \u0001\u0008\u001f\u000b signs, halves \ud800 \udfff, \ufffe, a\u00adhyphen, <&>"\'\n' },
  { insert: 'مدير العلاقات في الإمارات \u2014 می\u200cخواهم\nשלום עולם (2020)\n안녕하세요 Seoul\n日本語の職務経歴\n' },
]

const section = (kind: Section['kind'], title: string): Section => ({ id: `full-${kind}`, title, kind, content })

/** A CV with something of everything that a document may hold, among it what no XML and no address may hold. */
export const fullApplication: ComposeInput['application'] = {
  ...sampleCv,
  freeText: [
    ...sampleCv.freeText,
    section('skills', 'سيرة'),
    section('profile', 'Signs \u0001\ud800 & <tags>'),
    section('projects', ''),
    section('languages', '언어'),
  ],
  embedCard: { card: { url: 'https://cards.example/a b', title: 'A card', width: 300 } },
}

export const fullBranding: Branding = {
  ...sampleBranding,
  companyName: 'Größe & Söhne <GmbH>',
  footerText: 'Said \u0001 at the foot \ud800',
  logo: { fileName: 'logo.png', mediaType: 'image/png', data: RED, width: 1, height: 1 },
}

export const fullPictures: ImageTemplate[] = [
  { imageTemplateId: 'a', fileType: 'image/png', width: 595.28, height: 841.89, data: RED },
  { imageTemplateId: 'b', fileType: 'image/png', width: 300, height: 300, data: RED },
]
