export {
  anyScreen,
  componentName,
  defineScreen,
  elementName,
  handlerName,
  sharedInputs,
  sharedOutputs,
  type AnyScreen,
  type InputRow,
  type InputTable,
  type OutputRow,
  type OutputTable,
  type ScreenContext,
  type ScreenDefinition,
  type ScreenHost,
  type ScreenStore,
  type SharedInputs,
  type SharedOutputs,
} from './screen.ts'
export { setDefaultBaseUrl } from './base-url.ts'
export { elementFromScreen } from './element-from-screen.ts'
export { frameAddress, inputsInQuery } from './frame-address.ts'
export { reactFromScreen, type ScreenComponent, type ScreenProps } from './react-from-screen.tsx'
export { TabardProvider, useRuntime, type TabardProviderProps } from './runtime-context.tsx'
export { inputsOf, outputsOf } from './screen-rows.ts'
export { defineElement } from './define-element.ts'
export { speakOnPage } from '../words/speak-on-page.ts'
