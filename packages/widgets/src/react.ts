import { reactFromScreen } from './screen/react-from-screen.tsx'
import { cvViewer } from './screens/cv-viewer/cv-viewer.ts'

export { TabardProvider, useRuntime, type TabardProviderProps } from './screen/runtime-context.tsx'
export type { ScreenProps } from './screen/react-from-screen.tsx'

export const CvViewer = reactFromScreen(cvViewer)
