import type { text as cvViewer } from '../screens/cv-viewer/cv-viewer.text.ts'
import type { text as output } from '../output/output.text.ts'
import type { text as workspace } from '../screens/cv-viewer/workspace/workspace.text.ts'
import type { text as screen } from '../screen/screen.text.ts'
import type { text as screenState } from '../screen/screen-state.text.ts'
import type { text as ui } from '../ui/ui.text.ts'
import type { RuntimeWords } from '@tabard/runtime'

/**
 * All words of this package in one language. English words are in the code that shows them; each other language has one
 * file.
 */
export interface Words {
  runtime: RuntimeWords
  ui: typeof ui
  screen: typeof screen
  screenState: typeof screenState
  cvViewer: typeof cvViewer
  workspace: typeof workspace
  output: typeof output
}
