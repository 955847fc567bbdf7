import { editorStyles } from '../../../editor/editor.styles.ts'
import { barStyles } from './parts/bar.styles.ts'
import { templateSwitcherStyles } from './parts/template-switcher.styles.ts'
import { railStyles } from './parts/rail.styles.ts'
import { deskStyles } from './parts/desk.styles.ts'
import { textToolbarStyles } from './parts/text-toolbar.styles.ts'
import { pageMarkerStyles } from './parts/page-markers.styles.ts'
import { panelStyles } from './parts/panel.styles.ts'
import { shareDialogStyles } from './parts/share-dialog.styles.ts'
import { previewDialogStyles } from './parts/preview-dialog.styles.ts'
import { narrowStyles } from './workspace.narrow.styles.ts'

/** The styles of each part are in a file beside that part. */
export const workspaceStyles = [
  barStyles,
  templateSwitcherStyles,
  railStyles,
  deskStyles,
  textToolbarStyles,
  pageMarkerStyles,
  panelStyles,
  shareDialogStyles,
  previewDialogStyles,
  narrowStyles,
  editorStyles,
].join('\n')
