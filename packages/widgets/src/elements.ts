import { elementFromScreen } from './screen/element-from-screen.ts'
import { anyScreen } from './screen/screen.ts'
import { cvViewer } from './screens/cv-viewer/cv-viewer.ts'

/** The classes; `define/` registers them. */
export const CvViewer = elementFromScreen(anyScreen(cvViewer))
