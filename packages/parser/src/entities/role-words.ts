/** Nouns that name what somebody does; the end of a word in languages that build compounds. */
const TITLE_NOUNS = alternatives(String.raw`
  engineer | developer | manager | director | analyst | consultant | designer | architect | administrator |
  assistant | associate | officer | specialist | coordinator | supervisor | representative | technician | intern |
  trainee | apprentice | president | vice president | vp | svp | evp | avp | ceo | cto | cfo | coo | cio | cmo |
  cpo | chro | founder | co-founder | cofounder | owner | partner | principal | head of | head | chief | lead |
  leader | executive | scientist | researcher | professor | lecturer | teacher | tutor | instructor | trainer |
  coach | nurse | physician | doctor | surgeon | pharmacist | therapist | dentist | paramedic | caregiver | lawyer |
  attorney | paralegal | solicitor | barrister | counsel | judge | accountant | auditor | bookkeeper | controller |
  treasurer | banker | trader | broker | underwriter | actuary | economist | cashier | clerk | secretary |
  receptionist | chef | cook | waiter | waitress | barista | bartender | server | host | driver | pilot | captain |
  mechanic | electrician | plumber | carpenter | welder | operator | machinist | foreman | inspector | worker |
  labourer | laborer | cleaner | guard | firefighter | soldier | sergeant | lieutenant | programmer | tester | qa |
  sdet | devops | sre | dba | webmaster | writer | copywriter | editor | author | journalist | reporter |
  photographer | videographer | illustrator | animator | artist | musician | actor | producer | strategist |
  planner | buyer | merchandiser | marketer | recruiter | headhunter | salesperson | salesman | seller | adviser |
  advisor | agent | estimator | surveyor | expert | fellow | postdoc | phd student | student assistant | student |
  volunteer | contractor | freelancer | freelance | self-employed | entrepreneur | ambassador | evangelist | chair |
  chairman | chairwoman | chairperson | board member | member | mentor | scrum master | product owner | team lead |
  superintendent | dispatcher | librarian | curator | archivist | translator | interpreter | biologist | chemist |
  physicist | statistician | mathematician | geologist | psychologist | counselor | counsellor | social worker |
  generalist | handler | packer | picker | stocker | keeper | warden | ranger | steward | stewardess | attendant |
  crew | ninja | guru | rockstar | wizard | hacker | master | administrateur | apprenti | responsable | stagiaire |
  ingénieure? | développeu(?:r|se) | chargée? de | chargée? d | cheffe? | directeur | directrice |
  conseill(?:er|ère) | gestionnaire | assistante | comptable | vendeu(?:r|se) | technicienne? | infirmi(?:er|ère) |
  enseignante? | professeure? | chercheu(?:r|se) | consultante | alternante? | analyste | architecte |
  rédact(?:eur|rice) | animat(?:eur|rice) | coordinat(?:eur|rice) | gérante? | adjointe? | agente | employée? |
  ouvri(?:er|ère) | serveu(?:r|se) | cuisini(?:er|ère) | formateur | formatrice | auditeur | juriste | avocate? |
  médecin | ingeniero | ingeniera | desarrollador | desarrolladora | gerente | directora | analista | consultor |
  consultora | diseñador | diseñadora | arquitecto | arquitecta | administrador | administradora | administrativo |
  administrativa | asistente | auxiliar | técnico | técnica | jefe | jefa | coordinador | coordinadora | encargado |
  encargada | profesor | profesora | docente | becario | becaria | vendedor | vendedora | contador | contadora |
  enfermero | enfermera | abogado | abogada | investigador | investigadora | camarero | camarera | cocinero |
  comercial | operario | dependiente | especialista | ingegnere | sviluppatore | sviluppatrice | responsabile |
  direttore | direttrice | consulente | progettista | architetto | impiegato | impiegata | addetto | addetta |
  tirocinante | stagista | insegnante | ricercatore | ricercatrice | medico | infermiere | infermiera | avvocato |
  contabile | commesso | commessa | cameriere | cameriera | operaio | tecnico | coordinatore | coordinatrice |
  assistente | amministratore | titolare | socio | ingenieur | ontwikkelaar | adviseur | medewerker | medewerkster |
  hoofd | leidinggevende | stagiair | docent | leraar | verpleegkundige | verkoper | boekhouder | projectleider |
  beheerder | engenheiro | engenheira | desenvolvedor | desenvolvedora | coordenador | coordenadora | diretor |
  diretora | estagiário | estagiária | advogado | advogada | enfermeiro | enfermeira | pesquisador | pesquisadora |
  inżynier | programista | programistka | kierownik | menedżer | specjalista | specjalistka | asystent |
  asystentka | stażysta | stażystka | praktykant | praktykantka | analityk | konsultant | konsultantka | dyrektor |
  nauczyciel | nauczycielka | księgowa | księgowy | sprzedawca | doradca | lekarz | prezes | właściciel |
  koordynator | projektant | ingenjör | utvecklare | konsult | projektledare | lärare | sjuksköterska | säljare |
  ekonom | handläggare | praktikant | ingeniør | udvikler | leder | konsulent | lærer | sygeplejerske | sælger |
  medarbejder | studentermedhjælper | utvikler | rådgiver | sykepleier | selger | lektor | forsker | insinööri |
  kehittäjä | johtaja | päällikkö | asiantuntija | opettaja | myyjä | harjoittelija | mühendis | mühendisi |
  geliştirici | müdür | müdürü | uzman | uzmanı | yönetici | yöneticisi | danışman | öğretmen | stajyer | inginer |
  programator | vývojář | inženýr | manažer | ředitel | specialista | učitel | vedoucí | fejlesztő | mérnök |
  vezető | tanár | igazgató | инженер | разработчик | программист | менеджер | директор | аналитик | руководитель |
  специалист | консультант | бухгалтер | преподаватель | учитель | стажер | стажёр | администратор | начальник |
  дизайнер | архитектор | розробник | керівник | аналітик | фахівець | μηχανικός | διευθυντής | αναλυτής |
  σύμβουλος
`)

/** Compounds: `Softwareentwickler`, `Projektleiterin`, `Vertriebsmitarbeiter`. */
const TITLE_ENDINGS = alternatives(String.raw`
  entwickler | leiter | mitarbeiter | berater | ingenieur | verkäufer | verkaeufer | betreuer | techniker |
  assistent | referent | sachbearbeiter | kaufmann | kauffrau | manager | werkstudent | praktikant |
  auszubildender | auszubildende | azubi | geschäftsführer | vorstand | lehrer | pfleger | schwester | arzt |
  ärztin | anwalt | anwältin | buchhalter | meister | geselle | fahrer | monteur | mechaniker | elektriker |
  elektroniker | mechatroniker | architekt | designer | redakteur | forscher | dozent | hilfskraft | aushilfe |
  controller | kellner | koch | köchin | erzieher | sekretär | verwalter | planer | prüfer | direktor | präsident |
  chef | trainer | koordinator | spezialist | fachkraft | fachinformatiker | programmierer | administrator |
  analyst | consultant | ontwikkelaar | medewerker | leider | beheerder | utvecklare | ledare | ansvarig |
  ingenjör | udvikler | leder | konsulent | medarbejder | utvikler | rådgiver | arbeider | kehittäjä | päällikkö |
  johtaja | insinööri | asiantuntija
`)

/** A list between bars as the alternatives of a regular expression; bars inside brackets stay. */
function alternatives(text: string): string {
  return text.replace(/\s*\|\s*/g, '|').trim()
}

const CJK_TITLES =
  /エンジニア|マネージャ|マネジャー|ディレクター|デザイナー|プログラマ|コンサルタント|アナリスト|開発者|開発担当|リーダー|部長|課長|係長|主任|社長|取締役|代表|営業|講師|研究員|教授|教師|スタッフ|担当|職員|看護師|医師|弁護士|会計士|アルバイト|インターン|アシスタント|工程师|經理|经理|总监|總監|主管|开发|设计师|設計師|分析师|顾问|顧問|助理|专员|專員|实习生|實習生|教授|教师|老师|研究员|会计|律师|医生|护士|总裁|董事|负责人|架构师|개발자|엔지니어|매니저|팀장|과장|대리|부장|사원|이사|대표|연구원|디자이너|인턴|교사|컨설턴트|راهبر|مهندس|مدیر|کارشناس|توسعه‌?دهنده|برنامه‌?نویس|تحلیل‌?گر|مشاور|طراح|معلم|استاد|کارآموز|سرپرست|رئیس|پژوهشگر|معاون|مدرس|پزشک|پرستار|حسابدار|وکیل|مطور|مهندسة|محاسب|معلمة|طبيب|مستشار|أخصائي/u

const TITLE_PATTERN = new RegExp(
  `(?<![\\p{L}])(?:${TITLE_NOUNS})(?:s|in|innen|\\*in|:in|/in|\\(in\\))?(?![\\p{L}])|(?:${TITLE_ENDINGS})(?:in|innen|\\*in|:in|/in|/-in|\\(in\\))?(?![\\p{L}])`,
  'iu',
)

const SENIORITY =
  /(?<!\p{L})(?:senior|junior|sr|jr|mid-level|staff|graduate|interim|deputy|acting|global|regional|werkstudent|leitende[rn]?|stellv|stv)(?!\p{L})/iu

/** What companies and institutions are called: legal forms and the nouns of organisations. */
const COMPANY_PATTERN =
  /(?<!\p{L})(?:inc|incorporated|corp|corporation|co|company|llc|llp|lp|ltd|limited|plc|pty|gmbh|mbh|ag|se|kg|kgaa|ohg|gbr|ug|e\.?\s?v|e\.?k|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|sarl|sas|eurl|s\.?l|s\.?l\.?u|s\.?p\.?a|spa|s\.?r\.?l|srl|b\.?v|bv|n\.?v|nv|a\.?b|ab|a\/s|a\.?s|aps|oy|oyj|asa|sp\.?\s?z\s?o\.?\s?o|s\.?\s?r\.?\s?o|kft|zrt|d\.?o\.?o|ooo|ooo|ltda|eireli|s\/a|pvt|private|group|gruppe|groupe|grupo|gruppo|holding|holdings|bank|banque|banco|banca|sparkasse|versicherung|insurance|partners|associates|consulting|solutions|technologies|technology|tech|systems|software|labs?|laboratory|laboratories|studios?|media|agency|agentur|agence|industries|enterprises?|ventures|capital|international|worldwide|university|college|school|institute?|institut|hospital|clinic|klinik(?:um)?|hôpital|hospital|ministry|ministerium|department|council|foundation|stiftung|fondation|association|verein|society|union|church|museum|hotel|restaurant|café|pharma|pharmaceuticals|logistics|airlines|airways|motors|energy|electric|telecom|telekom|networks?|services|retail|stores?|supermarket|market|books|press|publishing|verlag|werke?|fabrik|bau|authority|office of|centre|center|zentrum|startup|research|conglomerated|brothers|bros|sons|freelance)(?![\p{L}])\.?|株式会社|有限会社|合同会社|\(株\)|㈱|大学|病院|銀行|研究所|公司|集团|集團|银行|医院|研究院|事务所|주식회사|\(주\)|㈜|은행|병원|شرکت|بانک|دانشگاه|موسسه|مؤسسه|سازمان|گروه|بیمارستان|شركة|جامعة|مؤسسة|مستشفى|ООО|ОАО|ЗАО|АО|ПАО|ИП|ТОВ/iu

const COMPANY_SUFFIX =
  /(?:\b(?:inc|corp|llc|llp|ltd|plc|gmbh|ag|kg|se|sarl|sas|s\.a\.?|s\.l\.?|s\.p\.a\.?|s\.r\.l\.?|b\.v\.?|n\.v\.?|ab|a\/s|aps|oy|asa|kft|ltda|pvt)\b\.?|株式会社|公司|㈱)/iu

/** Longer texts are sentences. */
const MAX_NAME_LENGTH = 160

/** 0 to 1: how much a text reads like a job title. */
export function titleLikeness(text: string): number {
  if (text.length > MAX_NAME_LENGTH) return 0
  const words = text.trim().split(/\s+/).length
  const named = TITLE_PATTERN.test(text) || CJK_TITLES.test(text)
  if (named) return words <= 8 ? 1 : 0.6
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
  return COMPANY_PATTERN.test(text) ? 0.8 : 0
}
