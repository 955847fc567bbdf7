/** Tables: long because there is much of one kind, not because a second idea begins in them. */
export const allowedLongFiles: readonly RegExp[] = [
  // the database as types, and which column holds what
  /^packages\/gateway\/src\/store\/(schema|tables)\.ts$/,
  // word lists and dictionaries
  /\/(lexicon|words)\//,
  // the CVs of the demo company, which are text
  /^packages\/gateway\/src\/demo\/.*-cvs\.ts$/,
]

/** Files over 350 lines that are to be cut where their second idea begins. This list only gets shorter. */
export const filesToCut: readonly string[] = []

/** Functions over 100 lines. There may be five in the end; this list only gets shorter. */
export const functionsToCut: readonly string[] = [
  'packages/parser/src/readers/pdf-glyphs.ts placeDrawing',
  'packages/runtime/src/session/keeper.ts createSessionKeeper',
  'packages/widgets/src/screen/element-from-screen.ts elementFromScreen',
  'packages/widgets/src/screens/cv-viewer/workspace/autosave.ts createAutosave',
  'packages/widgets/src/theme/tokens.ts tokensCss',
]
