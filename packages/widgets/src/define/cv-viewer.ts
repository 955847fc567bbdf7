import { anyScreen } from '../screen/screen.ts'
import { defineElement } from '../screen/define-element.ts'
import { cvViewer } from '../screens/cv-viewer/cv-viewer.ts'

defineElement(anyScreen(cvViewer))
