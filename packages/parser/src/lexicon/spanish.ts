import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const spanish: Lexicon = {
  tag: 'es',
  name: 'Spanish',
  headings: {
    profile: wordList('perfil | perfil profesional | resumen | sobre mí | objetivo | extracto'),
    experience: wordList(`
      experiencia | experiencia laboral | experiencia profesional | historial laboral | trayectoria profesional
    `),
    education: wordList('educación | formación | formación académica | estudios'),
    skills: wordList(`
      habilidades | competencias | aptitudes | conocimientos | habilidades técnicas | informática | destrezas
    `),
    languages: wordList('idiomas | lenguas'),
    certifications: wordList('certificaciones | certificados | cursos | formación complementaria'),
    projects: wordList('proyectos'),
    publications: wordList('publicaciones | ponencias | artículos'),
    awards: wordList('premios | reconocimientos | logros | becas'),
    volunteering: wordList('voluntariado | actividades'),
    interests: wordList('intereses | aficiones'),
    references: wordList('referencias'),
    personal: wordList(`
      contacto | datos personales | información personal | información de contacto | redes sociales
    `),
  },
  headingHints: {
    experience: wordList('experiencia'),
    education: wordList('formaci[óo]n'),
    skills: wordList('habilidad'),
    languages: wordList('idiomas'),
    projects: wordList('proyectos'),
    awards: wordList('premios'),
  },
  documentTitles: wordList('hoja de vida | currículum(?: vitae)?'),
  calendar: 'gregorian',
  months: [
    wordList('enero | ene'),
    wordList('febrero | feb'),
    wordList('marzo | mar'),
    wordList('abril | abr'),
    wordList('mayo'),
    wordList('junio | jun'),
    wordList('julio | jul'),
    wordList('agosto | ago'),
    wordList('septiembre | setiembre | sept | sep'),
    wordList('octubre | oct'),
    wordList('noviembre | nov'),
    wordList('diciembre | dic'),
  ],
  present: wordList('actualidad | la actualidad | actualmente | actual | presente | hoy | ahora'),
  since: wordList('desde'),
  until: wordList('hasta | al'),
  seasons: wordList('primavera | verano | otoño | invierno'),
  titles: wordList(`
    ingeniero | ingeniera | desarrollador | desarrolladora | gerente | directora | analista | consultor | consultora |
    diseñador | diseñadora | arquitecto | arquitecta | administrador | administradora | administrativo |
    administrativa | asistente | auxiliar | técnico | técnica | jefe | jefa | coordinador | coordinadora | encargado |
    encargada | profesor | profesora | docente | becario | becaria | vendedor | vendedora | contador | contadora |
    enfermero | enfermera | abogado | abogada | investigador | investigadora | camarero | camarera | cocinero |
    comercial | operario | dependiente | especialista
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList('puesto | cargo | función | profesión o cargo | título | titulación'),
    second: wordList('empresa | empleador | nombre y dirección.* | centro | universidad'),
    place: wordList('lugar | ciudad'),
    dates: wordList('año | fechas? | período'),
  },
  joiners: [],
  countries: wordList('españa | méxico | perú | argentina | chile | colombia'),
  legalForms: wordList(String.raw`s\.?l | s\.?l\.?u`),
  organisations: wordList('grupo | banco'),
  organisationsAnywhere: [],
  cities: wordList('madrid | barcelona | valencia | sevilla | buenos aires | bogotá | lima | santiago'),
  schools: wordList('facultad | escuela | colegio'),
  degrees: wordList('licenciat | licenciatur | grado | graduado | máster | doctorado | bachillerato'),
  remote: wordList('remoto | teletrabajo'),
  updated: wordList('(?:última )?actualización|actualizado(?: el| en)?|última modificación|última revisión'),
  formHelp: wordList(`
      utilice (?:hojas|páginas) adicionales|adjunte (?:hojas|páginas) adicionales|use hojas adicionales|
      haga clic (?:o pulse )?aquí para escribir texto|táchese lo que no proceda|en letra de imprenta|en mayúsculas y letra clara
    `),
  commonWords: wordList('y | de | los | las | para | con | del | una | por | en | el | al'),
}
