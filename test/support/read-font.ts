/** The loader of installed fonts, which stands with paper's own tests. Tests of the whole import it only from here. */
export { readFont } from '../../packages/paper/src/testing/read-font.ts'
