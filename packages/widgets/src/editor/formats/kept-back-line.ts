import { Parchment } from 'quill/core.js'

/** Why a line is not shown to clients. */
export const KeptBackLine = new Parchment.Attributor('keptBack', 'data-kept-back', {
  scope: Parchment.Scope.BLOCK,
  whitelist: ['contact', 'furniture'],
})
