import { lexicons } from '../lexicon/index.ts'

/** Nouns that name what somebody does; the end of a word in languages that build compounds. */
const TITLE_NOUNS = lexicons.flatMap(({ titles }) => titles).join('|')

/** Compounds: `Softwareentwickler`, `Projektleiterin`, `Vertriebsmitarbeiter`. */
const TITLE_ENDINGS = lexicons.flatMap(({ titleEndings }) => titleEndings).join('|')

const TITLES_ANYWHERE = new RegExp(lexicons.flatMap(({ titlesAnywhere }) => titlesAnywhere).join('|'), 'u')

const TITLE_SUFFIX = '(?:s|in|innen|\\*in|:in|/in|\\(in\\))?'
const TITLE_PATTERN = new RegExp(
  `(?<![\\p{L}])(?:${TITLE_NOUNS})${TITLE_SUFFIX}(?![\\p{L}])|(?:${TITLE_ENDINGS})(?:in|innen|\\*in|:in|/in|/-in|\\(in\\))?(?![\\p{L}])`,
  'iu',
)
/** "Store Manager", and not "Manager Stores". */
const LAST_WORD_TITLE = new RegExp(`(?:(?<![\\p{L}])(?:${TITLE_NOUNS})|(?:${TITLE_ENDINGS})(?:in)?)$`, 'iu')
/** A noun of titles that is the last word, or is followed only by a number, a bracket or a part behind a comma or "of". */
const ENDS_AS_TITLE = new RegExp(
  `(?:(?<![\\p{L}])(?:${TITLE_NOUNS})${TITLE_SUFFIX}|(?:${TITLE_ENDINGS})(?:in|innen)?)(?:\\s(?:[ivx]{1,4}|\\d))?(?=$|\\s*[,(/–—-]|\\s(?:of|for|and|de|du|des|la|di|da|do|del|van|für|im|w|i)\\s|\\s&\\s)`,
  'iu',
)

const SENIORITY =
  /(?<!\p{L})(?:senior|junior|sr|jr|mid-level|staff|graduate|interim|deputy|acting|global|regional|werkstudent|leitende[rn]?|stellv|stv)(?!\p{L})/iu

/** What companies and institutions are called: legal forms and the nouns of organisations. */
const COMPANY_PATTERN =
  /(?<!\p{L})(?:inc|incorporated|corp|corporation|co|company|llc|llp|lp|ltd|limited|plc|pty|gmbh|mbh|ag|se|kg|kgaa|ohg|gbr|ug|e\.?\s?v|e\.?k|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|sarl|sas|eurl|s\.?l|s\.?l\.?u|s\.?p\.?a|spa|s\.?r\.?l|srl|b\.?v|bv|n\.?v|nv|a\.?b|ab|a\/s|a\.?s|aps|oy|oyj|asa|sp\.?\s?z\s?o\.?\s?o|s\.?\s?r\.?\s?o|kft|zrt|d\.?o\.?o|ooo|ooo|ltda|eireli|s\/a|pvt|private|group|gruppe|groupe|grupo|gruppo|holding|holdings|bank|banque|banco|banca|sparkasse|versicherung|insurance|partners|associates|consulting|solutions|technologies|technology|tech|systems|software|labs?|laboratory|laboratories|studios?|media|agency|agentur|agence|industries|enterprises?|ventures|capital|international|worldwide|university|college|school|institute?|institut|hospital|clinic|klinik(?:um)?|hôpital|hospital|ministry|ministerium|department|council|foundation|stiftung|fondation|association|verein|society|union|church|museum|hotel|restaurant|café|pharma|pharmaceuticals|logistics|airlines|airways|motors|energy|electric|telecom|telekom|networks?|services|retail|stores?|supermarket|market|books|press|publishing|verlag|werke?|fabrik|bau|authority|office of|centre|center|zentrum|startup|research|brothers|bros|sons|freelance)(?![\p{L}])\.?|株式会社|有限会社|合同会社|\(株\)|㈱|大学|病院|銀行|研究所|公司|集团|集團|银行|医院|研究院|事务所|주식회사|\(주\)|㈜|은행|병원|شرکت|بانک|دانشگاه|موسسه|مؤسسه|سازمان|گروه|بیمارستان|شركة|جامعة|مؤسسة|مستشفى|ООО|ОАО|ЗАО|АО|ПАО|ИП|ТОВ/iu

const COMPANY_SUFFIX =
  /(?:\b(?:inc|corp|llc|llp|ltd|plc|gmbh|ag|kg|se|sarl|sas|s\.a\.?|s\.l\.?|s\.p\.a\.?|s\.r\.l\.?|b\.v\.?|n\.v\.?|ab|a\/s|aps|oy|asa|kft|ltda|pvt)\b\.?|株式会社|公司|㈱)/iu

/** Longer texts are sentences. */
const MAX_NAME_LENGTH = 160

/** 0 to 1: how much a text reads like a job title. */
export function titleLikeness(text: string): number {
  if (text.length > MAX_NAME_LENGTH) return 0
  const words = text.trim().split(/\s+/).length
  if (ENDS_AS_TITLE.test(text) || TITLES_ANYWHERE.test(text)) return words <= 8 ? 1 : 0.6
  // "Director Sales" reads like a title, and so does "Captain Coffee".
  if (TITLE_PATTERN.test(text)) return words <= 8 ? 0.8 : 0.6
  return SENIORITY.test(text) && words <= 8 ? 0.6 : 0
}

/** 0 to 1: how much a text reads like the name of an organisation. */
export function companyLikeness(text: string): number {
  if (text.length > MAX_NAME_LENGTH) return 0
  if (COMPANY_SUFFIX.test(text)) return 1
  if (
    /^(?:department|dept\.?|division|faculty|section|unit|team|abteilung|fachbereich|fakultät|lehrstuhl|département|service|departamento|dipartimento|afdeling|wydział|institutionen för) /iu.test(
      text,
    )
  )
    return 0.4
  // In "Store Manager" and "Bank Clerk" the noun of an organisation only says where.
  const named = text.split(/\s[–—/:-]\s/u).filter((part) => COMPANY_PATTERN.test(part))
  if (named.length === 0) return 0
  return named.every((part) => LAST_WORD_TITLE.test(part)) ? 0.2 : 0.8
}
