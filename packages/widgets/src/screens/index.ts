import { anyScreen, type AnyScreen } from '../screen/screen.ts'
import { cvViewer } from './cv-viewer/cv-viewer.ts'

/** All screens. The manifest and its docs are made from this list. The doors write each screen out by name; tests fail where one misses a screen. */
export const screens: readonly AnyScreen[] = [anyScreen(cvViewer)]
