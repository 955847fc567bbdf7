import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const portuguese: Lexicon = {
  tag: 'pt',
  name: 'Portuguese',
  headings: {
    profile: wordList('perfil profissional | resumo | sobre mim | sobre | objetivo profissional'),
    experience: wordList(`
      experiência | experiência profissional | experiências profissionais | histórico profissional
    `),
    education: wordList(`
      educação | formação | formação académica | formação acadêmica | escolaridade | educação e formação
    `),
    skills: wordList('competências | habilidades e competências | conhecimentos | competências técnicas'),
    languages: wordList('línguas'),
    certifications: wordList('certificações'),
    projects: wordList('projetos'),
    publications: wordList('publicações'),
    awards: wordList('prêmios | prémios | conquistas'),
    volunteering: wordList('trabalho voluntário | atividades'),
    interests: wordList('interesses'),
    references: wordList('referências'),
    personal: wordList('contato | contactos | dados pessoais | informações pessoais | informação pessoal'),
  },
  headingHints: {
    experience: wordList('experiência'),
    projects: wordList('projetos'),
  },
  documentTitles: wordList('currículo'),
  calendar: 'gregorian',
  months: [
    wordList('janeiro | jan'),
    wordList('fevereiro | fev'),
    wordList('março | marco | mar'),
    wordList('abril | abr'),
    wordList('maio'),
    wordList('junho | jun'),
    wordList('julho | jul'),
    wordList('agosto | ago'),
    wordList('setembro | set'),
    wordList('outubro | out'),
    wordList('novembro | nov'),
    wordList('dezembro | dez'),
  ],
  present: wordList('atual | atualmente | o momento | hoje | presentemente | presente'),
  since: wordList('desde'),
  until: wordList('até | ate | a'),
  seasons: wordList('primavera | verão | outono | inverno'),
  titles: wordList(`
    engenheiro | engenheira | desenvolvedor | desenvolvedora | coordenador | coordenadora | diretor | diretora |
    estagiário | estagiária | advogado | advogada | enfermeiro | enfermeira | pesquisador | pesquisadora
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList('função | cargo'),
    second: wordList('empregador | instituição'),
    place: wordList('local | localidade'),
    dates: wordList('data | período'),
  },
  joiners: [],
  countries: wordList('portugal | brasil'),
  legalForms: wordList(String.raw`ltda | eireli | s\/a`),
  organisations: [],
  organisationsAnywhere: [],
  cities: wordList('lisboa | porto | são paulo | rio de janeiro'),
  schools: [],
  degrees: wordList('bacharel | mestrado | doutorado | licenciatura'),
  remote: wordList('remoto'),
  updated: wordList('(?:última )?atualização|atualizado (?:em|a)|última (?:modificação|revisão)'),
  formHelp: wordList(`
      utilize folhas adicionais|anexe folhas adicionais|use folhas adicionais|riscar o que não interessa|em letra de forma|
      clique (?:ou toque )?aqui para (?:introduzir|inserir) texto
    `),
  commonWords: wordList('e | de | do | da | para | com | em | dos | uma | na | no | os'),
}
