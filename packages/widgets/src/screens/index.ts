import { anyScreen, type AnyScreen } from '../screen/screen.ts'
import { cvViewer } from './cv-viewer/cv-viewer.ts'

/** The one list of screens: both doors, the manifest and the docs derive from it. */
export const screens: readonly AnyScreen[] = [anyScreen(cvViewer)]
