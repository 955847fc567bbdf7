import { join } from 'node:path'
import { openFileStorage } from './file-storage.ts'
import { createMemoryStorage } from './memory-storage.ts'
import type { S3Settings } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export type { Storage } from './storage.ts'

export interface StorageConfig {
  /** The data folder; files are in its `files` folder. Null: files are kept in memory, for tests. */
  dataDir: string | null
  s3?: S3Settings | null | undefined
}

/** The storage that the configuration names. The S3 client is loaded only when needed, because it starts slowly. */
export async function createStorage(config: StorageConfig): Promise<Storage> {
  if (config.s3) return (await import('./s3-storage.ts')).openS3Storage(config.s3)
  return config.dataDir === null ? createMemoryStorage() : openFileStorage(join(config.dataDir, 'files'))
}
