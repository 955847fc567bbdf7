import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const italian: Lexicon = {
  tag: 'it',
  name: 'Italian',
  headings: {
    profile: wordList('profilo | profilo professionale | chi sono | sommario | riepilogo | obiettivo'),
    experience: wordList(`
      esperienza | esperienze | esperienza lavorativa | esperienze lavorative | esperienza professionale |
      esperienze professionali
    `),
    education: wordList('formazione | istruzione | istruzione e formazione | studi | titoli di studio'),
    skills: wordList(`
      competenze | competenze tecniche | capacità | capacità e competenze | competenze informatiche | abilità
    `),
    languages: wordList('lingue | lingue straniere | competenze linguistiche | conoscenze linguistiche'),
    certifications: wordList('certificazioni | corsi | attestati'),
    projects: wordList('progetti'),
    publications: wordList('pubblicazioni'),
    awards: wordList('premi | riconoscimenti'),
    volunteering: wordList('volontariato | attività'),
    interests: wordList('hobbies e interessi | interessi | hobby | hobby e interessi | passioni'),
    references: wordList('referenze'),
    personal: wordList('contatti | dati personali | informazioni personali | contatto'),
  },
  headingHints: {
    experience: wordList('esperienz'),
    education: wordList('formazione | istruzione'),
    languages: wordList('lingue'),
    projects: wordList('progetti'),
  },
  documentTitles: [],
  calendar: 'gregorian',
  months: [
    wordList('gennaio | genn | gen'),
    wordList('febbraio | febbr | feb'),
    wordList('marzo | mar'),
    wordList('aprile | apr'),
    wordList('maggio | magg | mag'),
    wordList('giugno | giu'),
    wordList('luglio | lug'),
    wordList('agosto | ago'),
    wordList('settembre | sett | set'),
    wordList('ottobre | ott'),
    wordList('novembre | nov'),
    wordList('dicembre | dic'),
  ],
  present: wordList('oggi | attuale | attualmente | in corso | adesso'),
  since: wordList('dal | da'),
  until: wordList('al | alla | fino a'),
  seasons: wordList('primavera | estate | autunno | inverno'),
  titles: wordList(`
    ingegnere | sviluppatore | sviluppatrice | responsabile | direttore | direttrice | consulente | progettista |
    architetto | impiegato | impiegata | addetto | addetta | tirocinante | stagista | insegnante | ricercatore |
    ricercatrice | medico | infermiere | infermiera | avvocato | contabile | commesso | commessa | cameriere |
    cameriera | operaio | tecnico | coordinatore | coordinatrice | assistente | amministratore | titolare | socio
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList(`
      posizione(?: ricoperta)? | mansione | ruolo | qualifica | lavoro o posizione ricoperti |
      titolo(?: della qualifica)?
    `),
    second: wordList(`
      azienda | società | datore di lavoro | nome e (?:indirizzo|tipo).* | istituto | università
    `),
    place: wordList('luogo | sede'),
    dates: wordList(String.raw`anno | periodo | data | date \(da[ –-]*a\)`),
  },
  joiners: wordList('presso'),
  countries: wordList('italia | svizzera'),
  legalForms: wordList(String.raw`s\.?p\.?a | spa | s\.?r\.?l | srl`),
  organisations: wordList('gruppo | banca'),
  organisationsAnywhere: [],
  cities: wordList('roma | milano | torino | napoli'),
  schools: wordList('facoltà | liceo | scuola | istituto'),
  degrees: wordList('laurea | dottorato | maturità'),
  remote: wordList('da remoto'),
  updated: wordList('(?:ultimo )?aggiornamento|aggiornato (?:al|il|a)|ultima (?:modifica|revisione)'),
  formHelp: wordList(`
      utilizzare fogli aggiuntivi|allegare fogli aggiuntivi|usare fogli aggiuntivi|cancellare la voce che non interessa|
      fare clic (?:o toccare )?qui per immettere (?:il )?testo|in stampatello|facoltativo, v(?:\\.|edi) istruzioni
    `),
  commonWords: wordList('e | di | della | per | con | del | dei | una | nel | alla | gli | il'),
}
