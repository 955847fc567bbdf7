import { elementFromScreen } from './screen/element-from-screen.ts'
import { anyScreen } from './screen/screen.ts'
import { cvViewer } from './screens/cv-viewer/cv-viewer.ts'

// The classes; `define/` registers them. Marked pure, so that a page that imports one does not bundle the others.
export const CvViewer = /* @__PURE__ */ elementFromScreen(anyScreen(cvViewer))
