import type { ClientAct } from '../client-act.ts'

export const language: ClientAct<'language'> = ({ action }) => ({ language: action.language })
