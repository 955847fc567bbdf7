import { start } from './0001-start.ts'
import { pool } from './0002-pool.ts'
import { location } from './0003-location.ts'
import { poolMore } from './0010-pool-more.ts'
import { federation } from './0011-federation.ts'
import { operations } from './0012-operations.ts'
import { applications } from './0013-applications.ts'
import { company } from './0014-company.ts'
import { templatesJobs } from './0015-templates-jobs.ts'
import { integrations } from './0016-integrations.ts'
import { parsedLines } from './0017-parsed-lines.ts'
import type { Migration } from './migration.ts'

/** Every migration, in order. A new one is added at the end. */
export const migrations: readonly Migration[] = [
  start,
  pool,
  location,
  operations,
  poolMore,
  federation,
  applications,
  company,
  templatesJobs,
  integrations,
  parsedLines,
]
