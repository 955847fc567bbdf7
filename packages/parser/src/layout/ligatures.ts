/**
 * Restores letters that a file has lost. Some PDFs draw `fi` as one glyph without saying what it means, so `Profiles`
 * reads `Pro les`. A glyph of one font always means the same letters, so the words around it tell which.
 */

/** Stands for a glyph without a meaning until it is known. */
export const UNKNOWN_LETTERS = '\ufffd'

const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'ti', 'tt', 'ft', 'tf', 'fj'] as const

/** Frequent words with these letters, cut where the ligature stands. */
const KNOWN_WORDS: Readonly<Record<string, RegExp>> = {
  fi: /^(?:pro_les?|pro_l|certi_\p{L}+|_nanc\p{L}*|_nal\p{L}*|_rst|_elds?|_nd\p{L}*|_les?|_rms?|_ve|_xe?[ds]?|_ll\p{L}*|_lter\p{L}*|_nish\p{L}*|identi_\p{L}+|speci_\p{L}+|signi_\p{L}+|bene_\p{L}+|de_n\p{L}+|con_g\p{L}+|con_d\p{L}+|modi_\p{L}+|scienti_c|veri_\p{L}+|uni_\p{L}+|simpli_\p{L}+|classi_\p{L}+|noti_\p{L}+|quali_\p{L}+|arti_\p{L}+|exempli_ed|re_n\p{L}+|quanti_\p{L}+|ful_ll\p{L}*|_gma|_rebase|_ntech|_nland|_ber|paci_c|diversi_\p{L}+|ampli_\p{L}+|in_nite|traf_c|zerti_\p{L}+|_nanz\p{L}*|_rma\p{L}*)$/iu,
  fl: /^(?:\p{L}*work_ows?|_ows?|_exib\p{L}+|_agship|in_uen\p{L}+|re_ect\p{L}*|con_ict\p{L}*|_uent\p{L}*|_ask|_utter|\p{L}*over_ow|_eets?|_oors?|_ights?|in_ation|_at|_ash|_uid\p{L}*|_orida|net_ix|_yers?|ka_ka)$/iu,
  ff: /^(?:sta_\p{L}*|o_er\p{L}*|di_er\p{L}*|e_ect\p{L}*|e_orts?|o_|a_airs|bu_er\p{L}*|stu_|o_line|o_shore|tari_s?|tra_ic|a_ord\p{L}*|a_ect\p{L}*|gri_in|je_rey)$/iu,
  ffi: /^(?:o_ces?|o_cers?|e_cien\p{L}+|tra_c|o_cial\p{L}*|su_cien\p{L}+|di_cult\p{L}*|a_liat\p{L}+|coe_cient|gra_ti|a_nity)$/iu,
  ffl: /^(?:a_uent|ba_e|sou_é|o_ine)$/iu,
  ti: /^(?:\p{L}+_(?:on|ons|onal|oning|oned|ng|ve|vely|cal|es|ed|al|me|mes|vity|vities|on-based)|_me\p{L}*|_tle\p{L}*|\p{L}*mul_\p{L}+|cer_\p{L}+|ac_v\p{L}+)$/iu,
  tt: /^(?:be_er|li_le|wri_en|commi_e\p{L}*|se_ings?|ma_ers?|bu_ons?|a_en\p{L}+|pa_erns?|bo_om|a_ribut\p{L}+|twi_er|sea_le|lo_ery|ba_ery|a_ract\p{L}*|ne_y)$/iu,
  ft: /^(?:so_ware|microso_|a_er|dra_\p{L}*|shi_s?|le_|cra_\p{L}*|li_|so_|swi_)$/iu,
  tf: /^(?:pla_orms?|por_olios?|hea_ields?)$/iu,
  fj: /^(?:_ord\p{L}*)$/iu,
}

export interface UnknownGlyph {
  /** Font and glyph, which together mean one thing. */
  key: string
  /** In ems. */
  width: number
}

/** What each unknown glyph stands for, from the words (with `UNKNOWN_LETTERS` in them) it occurs in. */
export function solveLigatures(uses: readonly { word: string; glyph: UnknownGlyph }[]): Map<string, string> {
  const words = new Map<string, { words: string[]; width: number }>()
  for (const { word, glyph } of uses) {
    const entry = words.get(glyph.key) ?? { words: [], width: glyph.width }
    entry.words.push(word)
    words.set(glyph.key, entry)
  }
  const solved = new Map<string, string>()
  for (const [key, entry] of words) {
    const votes = LIGATURES.map((letters) => ({
      letters,
      count: entry.words.filter((word) => KNOWN_WORDS[letters]?.test(bare(word))).length,
    })).sort((a, b) => b.count - a.count)
    const best = votes[0]
    solved.set(key, best && best.count > 0 ? best.letters : entry.width > 0.75 ? 'ffi' : 'fi')
  }
  return solved
}

const bare = (word: string): string =>
  word
    .replace(/^[^\p{L}\ufffd]+|(?<=[\p{L}\ufffd])[^\p{L}\ufffd]+$/gu, '')
    .replace(UNKNOWN_LETTERS, '_')
    .replaceAll(UNKNOWN_LETTERS, 'fi')
