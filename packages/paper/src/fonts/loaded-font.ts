import type { FontFile } from './font-table.ts'

export interface LoadedFont extends FontFile {
  data: Uint8Array
}
