export { customElementsManifest } from './custom-elements.ts'
export { elementDeclarations, reactDeclarations } from './declarations.ts'
export { screens } from '../screens/index.ts'
