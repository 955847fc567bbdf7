import { reactFromScreen } from './screen/react-from-screen.tsx'
import { cvViewer } from './screens/cv-viewer/cv-viewer.ts'

export { TabardProvider, useRuntime, type TabardProviderProps } from './screen/runtime-context.tsx'
export type { ScreenProps } from './screen/react-from-screen.tsx'

// Marked pure, so that a page that imports one screen does not bundle the others.
export const CvViewer = /* @__PURE__ */ reactFromScreen(cvViewer)
