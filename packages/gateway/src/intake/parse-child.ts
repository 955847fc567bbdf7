import type { ParseResult } from '@tabard/contract'
import { parse } from '@tabard/parser'
import { serveParent } from '../children/serve-parent.ts'
import type { ParseOrder } from './parse-pool.ts'

serveParent<ParseOrder, ParseResult>(({ bytes, fileName }) => parse(bytes, { fileName }))
