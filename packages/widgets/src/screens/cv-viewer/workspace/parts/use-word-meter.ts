import { useMemo } from 'react'
import { keptBackLines, type KeptBackLine } from '../kept-back-lines.ts'
import { wordMeter, type WordMeter } from '../word-meter.ts'
import { useWorkspaceParts } from './use-workspace.ts'

/** Where the original's words are, and the lines that clients do not see. */
export function useWordMeter(): { meter: WordMeter | null; keptBack: KeptBackLine[] } {
  const { application, template } = useWorkspaceParts('application', 'template')
  const { parsed } = application.miscData
  const { freeText } = application
  const { showContact } = template.design.header
  const meter = useMemo(() => wordMeter(parsed, freeText, showContact), [parsed, freeText, showContact])
  const keptBack = useMemo(() => keptBackLines(freeText, showContact), [freeText, showContact])
  return { meter, keptBack }
}
