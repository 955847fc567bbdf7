import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const swedish: Lexicon = {
  tag: 'sv',
  name: 'Swedish',
  headings: {
    profile: wordList('sammanfattning | om mig | profil | resumé'),
    experience: wordList('erfarenhet | arbetslivserfarenhet | anställningar | yrkeserfarenhet'),
    education: wordList('utbildning | utbildningar'),
    skills: wordList('kompetenser | färdigheter | kunskaper | it kunskaper'),
    languages: wordList('språk | språkkunskaper'),
    certifications: wordList('certifikat | certifieringar | kurser'),
    projects: wordList('projekt'),
    publications: wordList('publikationer'),
    awards: wordList('utmärkelser | priser | stipendier'),
    volunteering: wordList('ideellt arbete | uppdrag'),
    interests: wordList('intressen | fritidsintressen | fritid'),
    references: wordList('referenser'),
    personal: wordList('kontaktuppgifter | personuppgifter | personlig information | kontakt'),
  },
  headingHints: {
    experience: wordList('erfarenhet'),
    education: wordList('utbildning'),
    languages: wordList('språk'),
  },
  documentTitles: [],
  calendar: 'gregorian',
  months: [
    wordList('januari | jan'),
    wordList('februari | feb'),
    wordList('mars | mar'),
    wordList('april | apr'),
    wordList('maj'),
    wordList('juni | jun'),
    wordList('juli | jul'),
    wordList('augusti | aug'),
    wordList('september | sep'),
    wordList('oktober | okt'),
    wordList('november | nov'),
    wordList('december | dec'),
  ],
  present: wordList('nuvarande | pågående | idag | nu'),
  since: wordList('sedan | från'),
  until: wordList('till och med'),
  seasons: wordList('vår | sommar | höst | vinter'),
  titles: wordList(`
    ingenjör | utvecklare | konsult | projektledare | lärare | sjuksköterska | säljare | ekonom | handläggare |
    praktikant
  `),
  titleEndings: wordList('utvecklare | ledare | ansvarig | ingenjör'),
  titlesAnywhere: [],
  labels: {
    first: wordList('befattning | titel'),
    second: wordList('företag | arbetsgivare | skola'),
    place: wordList('ort'),
    dates: wordList('tid'),
  },
  joiners: wordList('hos | på'),
  countries: wordList('sverige'),
  remote: [],
  commonWords: wordList('och | att | för | med | av | som | till | på | inom | en | ett | jag'),
}
