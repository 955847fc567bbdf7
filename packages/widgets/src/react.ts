import { reactFromScreen } from './screen/react-from-screen.tsx'
import { cvViewer } from './screens/cv-viewer/cv-viewer.ts'

export { TabardProvider, useRuntime, type TabardProviderProps } from './screen/runtime-context.tsx'
export type { ScreenProps } from './screen/react-from-screen.tsx'

// Pure, so that a page that takes one screen does not carry the others.
export const CvViewer = /* @__PURE__ */ reactFromScreen(cvViewer)
