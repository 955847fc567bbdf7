import { elementFromScreen } from './element-from-screen.ts'
import { elementName, type AnyScreen } from './screen.ts'

/** Registers a screen's element once. A second script or a second version does not replace the first. */
export function defineElement(definition: AnyScreen): void {
  const name = elementName(definition.tag)
  if (!customElements.get(name)) customElements.define(name, elementFromScreen(definition))
}
