import { looksOnPaper } from '../looks-on-paper.ts'

export const looks = looksOnPaper
