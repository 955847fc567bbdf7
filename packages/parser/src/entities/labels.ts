import { slicePiece, type Piece } from '../piece.ts'

/** What a printed label says its value is. */
export type LabelledRole = 'first' | 'second' | 'place' | 'dates'

const LABELS: readonly (readonly [LabelledRole, RegExp])[] = [
  [
    'first',
    /^(?:job title|title|position|role|designation|occupation(?: or position held)?|position held|position\/title|job role|title of qualification(?: awarded)?|degree|qualification|course|program(?:me)?|funktion|stelle|position|beruf(?:\/funktion)?|abschluss|studiengang|poste(?: occupé)?|fonction|intitulé|diplôme|titre|puesto|cargo|función|profesión o cargo|título|titulación|posizione(?: ricoperta)?|mansione|ruolo|qualifica|lavoro o posizione ricoperti|titolo(?: della qualifica)?|functie|diploma|função|cargo|stanowisko|tytuł|befattning|titel|stilling|nimike|pozisyon|unvan|funcția|beosztás|должность|посада|职位|職位|职务|職務|岗位|役職|職種|専攻|专业|직위|직책|سمت|عنوان شغلی|المسمى الوظيفي)$/iu,
  ],
  [
    'second',
    /^(?:company(?: name)?|employer|organi[sz]ation|client|firm|name (?:and address )?of employer|name and type of organi[sz]ation.*|institution|board|board ?\/ ?university|university ?\/ ?board|school ?\/ ?college|name of (?:the )?(?:institution|university|college|school).*|school|university|college|institute|arbeitgeber|firma|unternehmen|institut|hochschule|schule|entreprise|employeur|société|établissement|école|empresa|empleador|nombre y dirección.*|centro|universidad|azienda|società|datore di lavoro|nome e (?:indirizzo|tipo).*|istituto|università|bedrijf|werkgever|school|empregador|instituição|pracodawca|uczelnia|szkoła|företag|arbetsgivare|skola|virksomhed|arbejdsgiver|arbeidsgiver|yritys|şirket|angajator|munkáltató|компания|организация|компанія|公司(?:名称)?|单位|學校|学校|会社名?|企業名|勤務先|학교|회사|شرکت|الشركة)$/iu,
  ],
  [
    'place',
    /^(?:location|place|city|country|ort|standort|lieu|ville|lugar|ciudad|luogo|sede|plaats|local|localidade|miejsce|ort|sted|地点|勤務地)$/iu,
  ],
  [
    'dates',
    /^(?:dates?(?: \(from[ –-]*to\))?|to|year|years|year of passing|passing year|year of completion|jahr|année|año|anno|period|duration|from|date from|tenure|time ?frame|zeitraum|von ?[-–/] ?bis|dauer|période|dates|durée|fechas?|período|periodo|data|date \(da[ –-]*a\)|periode|datum|okres|data|tid|期間|在籍期間|时间|时间段|기간)$/iu,
  ],
]

/** The role a label names, or null if the text is no such label. */
export function labelledRole(text: string): LabelledRole | null {
  const label = text
    .replace(/\s+/g, ' ')
    .replace(/\s*[:：]\s*$/, '')
    .trim()
  return LABELS.find(([, pattern]) => pattern.test(label))?.[0] ?? null
}

/** What each column of a table holds, if the row is its head: several labels, one a cell. */
export function tableHead(cells: readonly string[]): (LabelledRole | null)[] | null {
  const roles = cells.map(labelledRole)
  const known = roles.filter((role) => role !== null)
  const named = known.some((role) => role === 'first' || role === 'second')
  return cells.length >= 3 && known.length >= 2 && named ? roles : null
}

/** Takes a label off the front of `Position: Manager`. */
export function splitLabel(piece: Piece): { role: LabelledRole | null; value: Piece } {
  const colon = /^([^:：]{2,45})[:：]\s*/u.exec(piece.text)
  const role = colon ? labelledRole(colon[1] ?? '') : null
  return role && colon ? { role, value: slicePiece(piece, colon[0].length) } : { role: null, value: piece }
}
