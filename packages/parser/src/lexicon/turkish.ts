import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const turkish: Lexicon = {
  tag: 'tr',
  name: 'Turkish',
  headings: {
    profile: wordList('özet | hakkımda'),
    experience: wordList('iş deneyimi | deneyim | i̇ş deneyimi | tecrübe'),
    education: wordList('eğitim | eğitim bilgileri'),
    skills: wordList('yetenekler | beceriler'),
    languages: wordList('diller | yabancı dil | yabancı diller'),
    certifications: wordList('sertifikalar'),
    projects: wordList('projeler'),
    publications: wordList('yayınlar'),
    awards: wordList('ödüller'),
    volunteering: wordList('gönüllülük'),
    interests: wordList('ilgi alanları | hobiler'),
    references: wordList('referanslar'),
    personal: wordList('iletişim | kişisel bilgiler'),
  },
  headingHints: {},
  documentTitles: [],
  calendar: 'gregorian',
  months: [
    wordList('ocak | oca'),
    wordList('şubat | şub'),
    wordList('mart | mar'),
    wordList('nisan | nis'),
    wordList('mayıs | may'),
    wordList('haziran | haz'),
    wordList('temmuz | tem'),
    wordList('ağustos | ağu'),
    wordList('eylül | eyl'),
    wordList('ekim | eki'),
    wordList('kasım | kas'),
    wordList('aralık | ara'),
  ],
  present: wordList('günümüz | halen | devam ediyor'),
  since: [],
  until: [],
  seasons: [],
  titles: wordList(`
    mühendis | mühendisi | geliştirici | müdür | müdürü | uzman | uzmanı | yönetici | yöneticisi | danışman |
    öğretmen | stajyer
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList('pozisyon | unvan'),
    second: wordList('şirket'),
    place: [],
    dates: [],
  },
  joiners: [],
  countries: wordList('türkiye'),
  remote: [],
  commonWords: wordList('ve | ile | için | bir | olarak | da | de | bu'),
}
