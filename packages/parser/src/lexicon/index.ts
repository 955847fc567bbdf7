import { english } from './english.ts'
import { german } from './german.ts'
import { french } from './french.ts'
import { spanish } from './spanish.ts'
import { italian } from './italian.ts'
import { dutch } from './dutch.ts'
import { portuguese } from './portuguese.ts'
import { polish } from './polish.ts'
import { swedish } from './swedish.ts'
import { danish } from './danish.ts'
import { norwegian } from './norwegian.ts'
import { finnish } from './finnish.ts'
import { czech } from './czech.ts'
import { turkish } from './turkish.ts'
import { romanian } from './romanian.ts'
import { hungarian } from './hungarian.ts'
import { russian } from './russian.ts'
import { ukrainian } from './ukrainian.ts'
import { greek } from './greek.ts'
import { persian } from './persian.ts'
import { arabic } from './arabic.ts'
import { japanese } from './japanese.ts'
import { chinese } from './chinese.ts'
import { korean } from './korean.ts'
import type { Lexicon } from './lexicon.ts'

/** The languages CVs are read in. A new one is a file and a line here; of words that two languages share, the first counts. */
export const lexicons: readonly Lexicon[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  polish,
  swedish,
  danish,
  norwegian,
  finnish,
  czech,
  turkish,
  romanian,
  hungarian,
  russian,
  ukrainian,
  greek,
  persian,
  arabic,
  japanese,
  chinese,
  korean,
]
