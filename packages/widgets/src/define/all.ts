import { defineElement } from '../screen/define-element.ts'
import { screens } from '../screens/index.ts'

screens.forEach(defineElement)
