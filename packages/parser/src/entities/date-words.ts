import { wordList } from '../word-list.ts'
/** Month names and their usual short forms, as CVs print them. Sources: CLDR month names, with genitives. */
const MONTHS: readonly (readonly string[])[] = [
  wordList(`
    january | jan | januar | jänner | janvier | janv | enero | ene | gennaio | genn | gen | januari | janeiro |
    styczeń | stycznia | sty | tammikuu | leden | ledna | ocak | oca | ianuarie | ian | január | январь | января |
    янв | січень | січня | ιανουάριος | ιανουαρίου | يناير
  `),
  wordList(`
    february | feb | februar | feber | février | fevrier | févr | fevr | fév | febrero | febbraio | febbr | februari |
    fevereiro | fev | luty | lutego | lut | helmikuu | únor | února | şubat | şub | februarie | február | февраль |
    февраля | фев | лютий | лютого | φεβρουάριος | φεβρουαρίου | فبراير
  `),
  wordList(`
    march | mar | märz | maerz | mär | mrz | mars | marzo | maart | mrt | março | marco | marzec | marca | marts |
    maaliskuu | březen | března | mart | martie | március | март | марта | мар | березень | березня | μάρτιος |
    μαρτίου | مارس
  `),
  wordList(`
    april | apr | avril | avr | abril | abr | aprile | kwiecień | kwietnia | kwi | huhtikuu | duben | dubna | nisan |
    nis | aprilie | április | апрель | апреля | апр | квітень | квітня | απρίλιος | απριλίου | أبريل
  `),
  wordList(`
    may | mai | mayo | maggio | magg | mag | mei | maio | maj | maja | toukokuu | květen | května | mayıs | május |
    май | мая | травень | травня | μάιος | μαΐου | مايو
  `),
  wordList(`
    june | jun | juni | juin | junio | giugno | giu | junho | czerwiec | czerwca | cze | kesäkuu | červen | června |
    haziran | haz | iunie | iun | június | июнь | июня | июн | червень | червня | ιούνιος | ιουνίου | يونيو
  `),
  wordList(`
    july | jul | juli | juillet | juil | julio | luglio | lug | julho | lipiec | lipca | lip | heinäkuu | červenec |
    července | temmuz | tem | iulie | iul | július | июль | июля | июл | липень | липня | ιούλιος | ιουλίου | يوليو
  `),
  wordList(`
    august | aug | août | aout | agosto | ago | augustus | sierpień | sierpnia | sie | augusti | elokuu | srpen |
    srpna | ağustos | ağu | augusztus | август | августа | авг | серпень | серпня | αύγουστος | αυγούστου | أغسطس
  `),
  wordList(`
    september | sept | sep | septembre | septiembre | setiembre | settembre | sett | set | setembro | wrzesień |
    września | wrz | syyskuu | září | eylül | eyl | septembrie | szeptember | сентябрь | сентября | сен | сент |
    вересень | вересня | σεπτέμβριος | σεπτεμβρίου | سبتمبر
  `),
  wordList(`
    october | oct | oktober | okt | octobre | octubre | ottobre | ott | outubro | out | październik | października |
    paź | lokakuu | říjen | října | ekim | eki | octombrie | október | октябрь | октября | окт | жовтень | жовтня |
    οκτώβριος | οκτωβρίου | أكتوبر
  `),
  wordList(`
    november | nov | novembre | noviembre | novembro | listopad | listopada | lis | marraskuu | listopadu | kasım |
    kas | noiembrie | noi | ноябрь | ноября | ноя | νοέμβριος | νοεμβρίου | نوفمبر
  `),
  wordList(`
    december | dec | dezember | dez | décembre | decembre | déc | diciembre | dic | dicembre | dezembro | grudzień |
    grudnia | gru | desember | des | joulukuu | prosinec | prosince | aralık | ara | decembrie | декабрь | декабря |
    дек | грудень | грудня | δεκέμβριος | δεκεμβρίου | ديسمبر
  `),
]

/** Months of the solar Hijri calendar. */
const JALALI_MONTHS: readonly string[] = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
]

export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

export const JALALI_MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  JALALI_MONTHS.map((name, index) => [name, index + 1] as const),
)

/** Words that stand for "still there". */
export const PRESENT_WORDS: readonly string[] = wordList(`
    present | the present | current | currently | now | today | ongoing | on-going | to date | date | till date |
    till now | until now | still | heute | jetzt | aktuell | gegenwärtig | laufend | dato | heden | nu | huidig |
    présent | aujourd'hui | aujourd’hui | ce jour | à ce jour | actuel | actuellement | en cours | maintenant |
    actualidad | la actualidad | actualmente | actual | presente | hoy | ahora | oggi | attuale | attualmente |
    in corso | adesso | atual | atualmente | o momento | hoje | presentemente | obecnie | dziś | teraz | nadal |
    nuvarande | pågående | idag | nuværende | nåværende | nå | i dag | nykyinen | nyt | současnost | dosud | nyní |
    günümüz | halen | devam ediyor | prezent | în prezent | jelenleg | jelen | настоящее время | по настоящее время |
    наст. время | сейчас | дотепер | теперішній час | σήμερα | παρόν | اکنون | تاکنون | حال | الان | ادامه دارد |
    الآن | حتى الآن | الحالي | 現在 | 現職 | 現在に至る | 至今 | 现在 | 目前 | 現今 | 今 | 현재 | 재직중
  `)

/** Words before a single date that open a range to today. */
export const SINCE_WORDS: readonly string[] = wordList(`
    since | from | seit | ab | depuis | dès | desde | dal | da | sinds | vanaf | od | sedan | siden | alkaen | с | з |
    från | fra
  `)

/** Words and signs between the two dates of a range. */
export const RANGE_WORDS: readonly string[] = wordList(`
    to | until | till | til | through | thru | bis | bis zum | à | a | au | jusqu'à | jusqu'au | hasta | al | alla |
    fino a | tot | tot en met | t/m | até | ate | do | till och med | fram til | asti | saakka | až | по | до | تا |
    إلى | から | 到 | 至 | 부터
  `)

export const SEASON_WORDS: readonly string[] = wordList(`
    spring | summer | autumn | fall | winter | frühling | frühjahr | sommer | herbst | printemps | été | automne |
    hiver | primavera | verano | otoño | invierno | estate | autunno | inverno | lente | zomer | herfst | verão |
    outono | wiosna | lato | jesień | zima | vår | sommar | höst | vinter | early | mid | late | end of |
    wintersemester | sommersemester | ws | ss | ca. | circa | approx. | about
  `)
