import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const german: Lexicon = {
  tag: 'de',
  name: 'German',
  headings: {
    profile: wordList(`
      profil | kurzprofil | über mich | zusammenfassung | persönliches profil | berufliches profil
    `),
    experience: wordList(`
      berufserfahrung | beruflicher werdegang | berufspraxis | werdegang | praktische erfahrung | praktika |
      berufliche erfahrung | berufliche erfahrungen | berufliche tätigkeiten | beruf | arbeitserfahrung |
      praxiserfahrung | berufliche stationen | erfahrung | erfahrungen | berufstätigkeit
    `),
    education: wordList(`
      ausbildung | bildung | bildungsweg | schulbildung | studium | akademische ausbildung | hochschulbildung |
      schulische ausbildung | ausbildung und studium | aus und weiterbildung | bildungsgang | berufsausbildung |
      akademischer werdegang
    `),
    skills: wordList(`
      kenntnisse | fähigkeiten | kompetenzen | edv kenntnisse | it kenntnisse | fachkenntnisse |
      besondere kenntnisse | technische kenntnisse | kernkompetenzen | stärken | fähigkeiten und kenntnisse |
      kenntnisse und fähigkeiten | computerkenntnisse | qualifikationen | weitere kenntnisse | technologien
    `),
    languages: wordList('sprachen | sprachkenntnisse | fremdsprachen'),
    certifications: wordList(`
      zertifikate | zertifizierungen | weiterbildung | weiterbildungen | fortbildung | fortbildungen | kurse |
      lehrgänge
    `),
    projects: wordList('projekte | projekterfahrung | projekt'),
    publications: wordList('veröffentlichungen | publikationen | vorträge | patente'),
    awards: wordList('auszeichnungen | preise | stipendien | erfolge | preise und auszeichnungen'),
    volunteering: wordList(`
      ehrenamt | ehrenamtliches engagement | engagement | soziales engagement | mitgliedschaften |
      ehrenamtliche tätigkeiten
    `),
    interests: wordList(`
      interessen | hobbys | hobbys und interessen | interessen und hobbys | freizeit | hobbies und interessen
    `),
    references: wordList('referenzen'),
    personal: wordList(`
      kontakt | kontaktdaten | persönliche daten | persönliche angaben | persönliches | zur person |
      angaben zur person
    `),
  },
  headingHints: {
    profile: wordList(String.raw`profil\b`),
    experience: wordList('berufs | werdegang | praktik'),
    education: wordList('ausbildung | bildung | studium'),
    skills: wordList('kompetenz | kenntnisse'),
    languages: wordList('sprachkennt | sprachen'),
    certifications: wordList('zertifi | weiterbildung'),
    projects: wordList('projekt'),
    awards: wordList('auszeichnung'),
    volunteering: wordList('ehrenamt'),
    interests: wordList('interessen'),
    references: wordList('referenz'),
    personal: wordList('kontakt | persönliche'),
  },
  documentTitles: wordList('lebenslauf | bewerbung'),
  calendar: 'gregorian',
  months: [
    wordList('januar | jänner | jan'),
    wordList('februar | feber | feb'),
    wordList('märz | maerz | mär | mrz'),
    wordList('april | apr'),
    wordList('mai'),
    wordList('juni | jun'),
    wordList('juli | jul'),
    wordList('august | aug'),
    wordList('september | sept | sep'),
    wordList('oktober | okt'),
    wordList('november | nov'),
    wordList('dezember | dez'),
  ],
  present: wordList('heute | jetzt | aktuell | gegenwärtig | laufend | dato'),
  since: wordList('seit | ab'),
  until: wordList('bis | bis zum'),
  seasons: wordList(`
    frühling | frühjahr | sommer | herbst | wintersemester | sommersemester | ws | ss | winter
  `),
  titles: [],
  titleEndings: wordList(`
    entwickler | leiter | mitarbeiter | berater | ingenieur | verkäufer | verkaeufer | betreuer | techniker |
    assistent | referent | sachbearbeiter | kaufmann | kauffrau | manager | werkstudent | praktikant |
    auszubildender | auszubildende | azubi | geschäftsführer | vorstand | lehrer | pfleger | schwester | arzt |
    ärztin | anwalt | anwältin | buchhalter | meister | geselle | fahrer | monteur | mechaniker | elektriker |
    elektroniker | mechatroniker | architekt | designer | redakteur | forscher | dozent | hilfskraft | aushilfe |
    controller | kellner | koch | köchin | erzieher | sekretär | verwalter | planer | prüfer | direktor | präsident |
    chef | trainer | koordinator | spezialist | fachkraft | fachinformatiker | programmierer | administrator |
    analyst | consultant
  `),
  titlesAnywhere: [],
  labels: {
    first: wordList(String.raw`funktion | stelle | position | beruf(?:\/funktion)? | abschluss | studiengang`),
    second: wordList('arbeitgeber | firma | unternehmen | institut | hochschule | schule'),
    place: wordList('ort | standort'),
    dates: wordList('jahr | zeitraum | von ?[-–/] ?bis | dauer'),
  },
  joiners: wordList('bei'),
  countries: wordList('deutschland | österreich | schweiz'),
  legalForms: wordList(String.raw`gmbh | mbh | ag | se | kg | kgaa | ohg | gbr | ug | e\.?\s?v | e\.?k`),
  organisations: wordList(`
    gruppe | sparkasse | versicherung | agentur | institut | klinik(?:um)? | ministerium | stiftung | verein |
    telekom | verlag | werke? | fabrik | bau | zentrum
  `),
  organisationsAnywhere: [],
  cities: wordList(`
    berlin | münchen | hamburg | frankfurt | köln | stuttgart | düsseldorf | wien | zürich | basel | bern
  `),
  schools: wordList('akademie | fakultät | hochschule | gymnasium | realschule | schule'),
  degrees: wordList(`
    doktor | diplom | abitur | magister | staatsexamen | ausbildung | studium | abschluss | promotion
  `),
  remote: [],
  updated: wordList(
    'stand(?: vom)?|zuletzt (?:aktualisiert|geändert|bearbeitet)|letzte (?:aktualisierung|änderung)|aktualisiert(?: am)?',
  ),
  formHelp: wordList(`
      bei bedarf (?:weitere|zusätzliche) (?:blätter|seiten)|(?:weitere|zusätzliche) (?:blätter|seiten) (?:verwenden|beifügen)|
      nichtzutreffendes (?:bitte )?streichen|nicht zutreffendes (?:bitte )?streichen|bitte in (?:druckbuchstaben|blockschrift)|
      klicken (?:oder tippen )?sie hier, um text einzugeben|fakultativ, siehe hinweise
    `),
  commonWords: wordList('und | der | die | das | mit | für | von | bei | im | zur | zum | als'),
}
