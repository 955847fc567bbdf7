import type { ClientAct } from '../act.ts'

export const language: ClientAct<'language'> = ({ action }) => ({ language: action.language })
