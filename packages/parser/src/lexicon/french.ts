import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const french: Lexicon = {
  tag: 'fr',
  name: 'French',
  headings: {
    profile: wordList(`
      profil professionnel | résumé | à propos | a propos | à propos de moi | objectif | présentation | profil
    `),
    experience: wordList(`
      expérience | expériences | expérience professionnelle | expériences professionnelles | parcours professionnel |
      emplois | stages
    `),
    education: wordList(`
      formation | formations | études | diplômes | éducation | parcours académique | formation académique | cursus |
      scolarité
    `),
    skills: wordList(`
      compétences | compétences techniques | compétences clés | atouts | outils | informatique | savoir faire |
      savoir être | technologies
    `),
    languages: wordList('langues | compétences linguistiques | langues étrangères'),
    certifications: wordList('certificats | habilitations | formations complémentaires'),
    projects: wordList('projets | projets personnels'),
    publications: wordList('conférences | articles scientifiques | articles'),
    awards: wordList('prix | récompenses | distinctions et prix | réalisations | bourses | distinctions'),
    volunteering: wordList(`
      bénévolat | engagement associatif | vie associative | associations | activités extrascolaires
    `),
    interests: wordList(`
      loisirs | centres d’intérêt | centres d'intérêt | centres d interet | intérêts | passions et loisirs
    `),
    references: wordList('références'),
    personal: wordList('coordonnées | informations personnelles | état civil | me contacter | réseaux sociaux'),
  },
  headingHints: {
    experience: wordList('expérience'),
    education: wordList('formation(?!.*profession)'),
    skills: wordList('compétence'),
    languages: wordList('langues'),
    projects: wordList('projets'),
    awards: wordList('récompense'),
    volunteering: wordList('bénévol'),
    interests: wordList('loisirs'),
  },
  documentTitles: wordList('résumé'),
  calendar: 'gregorian',
  months: [
    wordList('janvier | janv'),
    wordList('février | fevrier | févr | fevr | fév'),
    wordList('mars'),
    wordList('avril | avr'),
    wordList('mai'),
    wordList('juin'),
    wordList('juillet | juil'),
    wordList('août | aout'),
    wordList('septembre | sept'),
    wordList('octobre | oct'),
    wordList('novembre | nov'),
    wordList('décembre | decembre | déc'),
  ],
  present: wordList(`
    présent | aujourd'hui | aujourd’hui | ce jour | à ce jour | actuel | actuellement | en cours | maintenant
  `),
  since: wordList('depuis | dès'),
  until: wordList("à | a | au | jusqu'à | jusqu'au"),
  seasons: wordList('printemps | été | automne | hiver'),
  titles: wordList(`
    administrateur | apprenti | responsable | stagiaire | ingénieure? | développeu(?:r|se) | chargée? de |
    chargée? d | cheffe? | directeur | directrice | conseill(?:er|ère) | gestionnaire | assistante | comptable |
    vendeu(?:r|se) | technicienne? | infirmi(?:er|ère) | enseignante? | professeure? | chercheu(?:r|se) |
    consultante | alternante? | analyste | architecte | rédact(?:eur|rice) | animat(?:eur|rice) |
    coordinat(?:eur|rice) | gérante? | adjointe? | agente | employée? | ouvri(?:er|ère) | serveu(?:r|se) |
    cuisini(?:er|ère) | formateur | formatrice | auditeur | juriste | avocate? | médecin
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList('poste(?: occupé)? | fonction | intitulé | diplôme | titre'),
    second: wordList('entreprise | employeur | société | établissement | école'),
    place: wordList('lieu | ville'),
    dates: wordList('année | période | dates | durée'),
  },
  joiners: wordList('chez'),
  countries: wordList('france | suisse | belgique | luxembourg'),
  legalForms: wordList(String.raw`s\.?a | s\.?a\.?s | s\.?a\.?r\.?l | sarl | sas | eurl`),
  organisations: wordList('groupe | banque | agence | hôpital | fondation | café'),
  organisationsAnywhere: [],
  cities: wordList(`
    genève | paris | lyon | marseille | toulouse | bordeaux | nantes | lille | bruxelles | montréal
  `),
  schools: wordList('académie | faculté | lycée | école | ecole | iut'),
  degrees: wordList(String.raw`licence | maîtrise | baccalauréat | bac\b | brevet | dut | bts | deug | ingénieur`),
  remote: wordList('télétravail'),
  updated: wordList('(?:dernière )?mise à jour(?: le)?|mis à jour(?: le)?|dernière modification|actualisé(?: le)?'),
  formHelp: wordList(`
      utiliser (?:des|une) feuilles? supplémentaires?|joindre (?:des|une) feuilles? supplémentaires?|rayer (?:la|les) mentions? inutiles?|
      cliquez (?:ou appuyez )?ici pour (?:entrer|saisir|taper) du texte|facultatif, voir instructions|en lettres capitales
    `),
  commonWords: wordList('et | de | des | les | pour | dans | avec | du | une | au | sur | en'),
}
