import { Sheet } from '../pdf-sheet.ts'
import type { Run } from '../build-pdf.ts'
import type { Person } from '../people.ts'
import type { SampleTruth } from '../samples.ts'
import type { Layout, LayoutClass } from './layout-class.ts'

const NAMES = ['林若溪', '周明远']
const JOBS = [
  {
    title: '高级工程师',
    employer: '青禾科技有限公司',
    start: '2020-03',
    end: 'present',
    says: '负责支付平台的架构与性能优化。',
  },
  { title: '产品经理', employer: '远帆网络公司', start: '2017-07', end: '2020-02', says: '带领五人团队完成三个版本。' },
  {
    title: '数据分析师',
    employer: '石桥咨询有限公司',
    start: '2014-09',
    end: '2017-06',
    says: '为二十家客户编制月度报告。',
  },
]
type HanJob = (typeof JOBS)[number]

const han = (text: string, size = 10): Partial<Run> & { text: string } => ({ text, face: 'han', size })
const month = (date: string): string => (date === 'present' ? '至今' : date.replace('-', '.'))
const nameOf = (person: Person): string => NAMES[person.name.length % 2] ?? ''

const layout = (
  name: string,
  headings: readonly [string, string, string, string],
  set: (sheet: Sheet, job: HanJob) => void,
  size = 14,
): Layout => ({
  name,
  format: 'pdf',
  truth: (person): Partial<SampleTruth> => ({
    name: nameOf(person),
    phone: '138 0013 8021',
    sections: [...headings],
    experience: JOBS.map(({ title, employer, start, end }) => ({ title, employer, start, end })),
  }),
  build: (person) => {
    const sheet = new Sheet()
    sheet.line([han(nameOf(person), 20)]).line(`${person.email} | 138 0013 8021`, { gap: 5 })
    const heading = (text: string): void => void sheet.line([han(text, size)], { gap: 12 })
    heading(headings[0])
    sheet.line([han('十年互联网经验，熟悉支付与数据平台。')])
    heading(headings[1])
    for (const job of JOBS) {
      sheet.y += 5
      set(sheet, job)
      sheet.line([han(job.says)])
    }
    heading(headings[2])
    sheet.line([han('江岸大学'), { text: '  2010.09 - 2014.06  ' }, han('计算机 本科')])
    heading(headings[3])
    sheet.line('Python, SQL, Spark, Linux')
    return sheet.bytes()
  },
})

export const chineseHeadings: LayoutClass = {
  name: 'chinese-headings',
  says: 'Headings of Chinese CVs',
  layouts: [
    layout('company, title and dates in a row', ['自我介绍', '工作履历', '教育经历', '技能清单'], (sheet, job) =>
      sheet.line([han(job.employer), { text: '   ' }, han(job.title)], {
        right: [{ text: month(job.start) }, { text: ' - ' }, han(month(job.end))],
      }),
    ),
    layout('dates first', ['个人评价', '职业经历', '教育背景', '专业技能'], (sheet, job) =>
      sheet.line([
        { text: `${month(job.start)} - ` },
        han(month(job.end)),
        { text: '   ' },
        han(job.employer),
        { text: '   ' },
        han(job.title),
      ]),
    ),
    layout(
      'title below, in the size of the text',
      ['自我评价', '工作经验', '学历背景', '掌握技能'],
      (sheet, job) =>
        sheet
          .line([han(job.employer)], { right: [{ text: `${month(job.start)} - ` }, han(month(job.end))] })
          .line([han(job.title)]),
      12,
    ),
  ],
}
