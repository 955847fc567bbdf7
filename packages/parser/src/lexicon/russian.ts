import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const russian: Lexicon = {
  tag: 'ru',
  name: 'Russian',
  headings: {
    profile: wordList('о себе | обо мне | профиль | цель'),
    experience: wordList('опыт работы | опыт | профессиональный опыт'),
    education: wordList('образование'),
    skills: wordList('навыки | ключевые навыки | умения'),
    languages: wordList('языки | знание языков | иностранные языки'),
    certifications: wordList('сертификаты | курсы'),
    projects: wordList('проекты'),
    publications: wordList('публикации'),
    awards: wordList('награды | достижения'),
    volunteering: wordList('волонтёрство | волонтерство'),
    interests: wordList('хобби | интересы | увлечения'),
    references: wordList('рекомендации'),
    personal: wordList('контакты | личная информация | личные данные'),
  },
  headingHints: {
    experience: wordList('опыт'),
  },
  documentTitles: wordList('резюме'),
  calendar: 'gregorian',
  months: [
    wordList('январь | января | янв'),
    wordList('февраль | февраля | фев'),
    wordList('март | марта | мар'),
    wordList('апрель | апреля | апр'),
    wordList('май | мая'),
    wordList('июнь | июня | июн'),
    wordList('июль | июля | июл'),
    wordList('август | августа | авг'),
    wordList('сентябрь | сентября | сен | сент'),
    wordList('октябрь | октября | окт'),
    wordList('ноябрь | ноября | ноя'),
    wordList('декабрь | декабря | дек'),
  ],
  present: wordList('настоящее время | по настоящее время | наст. время | сейчас'),
  since: wordList('с'),
  until: wordList('по | до'),
  seasons: [],
  titles: wordList(`
    инженер | разработчик | программист | менеджер | директор | аналитик | руководитель | специалист | консультант |
    бухгалтер | преподаватель | учитель | стажер | стажёр | администратор | начальник | дизайнер | архитектор
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList('должность'),
    second: wordList('компания | организация'),
    place: [],
    dates: [],
  },
  joiners: [],
  countries: wordList('россия | украина'),
  remote: [],
  updated: wordList('(?:последнее )?обновление|обновлено|дата обновления|дата последнего обновления'),
  formHelp: wordList(
    'при необходимости используйте дополнительные листы|ненужное зачеркнуть|нужное подчеркнуть|печатными буквами',
  ),
  commonWords: [],
}
