/**
 * Files of made-up CVs, for every test that needs one. The product writes them for its demo, so their writers and words
 * stand there; tests import them only from here.
 */
import { linesOf, type DemoCv } from '../../packages/gateway/src/demo/demo-cv.ts'
import { docxFile } from '../../packages/gateway/src/demo/docx-file.ts'
import { northwindCvs } from '../../packages/gateway/src/demo/northwind-cvs.ts'
import { pdfFile } from '../../packages/gateway/src/demo/pdf-file.ts'

export { canary } from '../../packages/gateway/src/demo/fabrikam-cvs.ts'
export { demoApiKey } from '../../packages/gateway/src/demo/demo-companies.ts'
export { docxFile, linesOf, northwindCvs, pdfFile, type DemoCv }
