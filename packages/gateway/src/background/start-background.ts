import type { Secrets } from '../config/secrets.ts'
import type { Context } from '../context.ts'
import type { Signatures } from '../identity/signature.ts'
import type { Transport } from '../mail/transport.ts'
import { keepRetention } from '../services/privacy/retention.ts'
import { workOnExports } from './export-company.ts'
import { workOnParse } from './parse-application.ts'
import { workOnRemoveBelow } from './remove-below.ts'
import { workOnRemoveFiles } from './remove-files.ts'
import { removeOrphans } from './remove-orphans.ts'
import { workOnRemoveSignIn } from './remove-sign-in.ts'
import { DAY_MS, HOUR_MS, startRounds, type Round } from './rounds.ts'
import { workOnMail } from './send-mail.ts'
import { workOnSendOutput } from './send-output.ts'
import { startSweep } from './sweep.ts'
import { tidyDatabase } from './tidy-database.ts'
import { workOnTrackLogin } from './track-login.ts'

export interface BackgroundParts {
  transport: Transport
  secrets: Secrets
  signatures: Pick<Signatures, 'rotateIfOlder'>
  /** Null for Postgres, which has its own tools for dumps. */
  dump: (() => Promise<unknown>) | null
}

const SIGNATURE_KEY_DAYS = 90

/** Starts all work without a caller: jobs of the queue, hourly sweeps, daily rounds. Resolves with the function that ends it. */
export async function startBackground(context: Context, parts: BackgroundParts): Promise<() => Promise<void>> {
  await workOnParse(context)
  await workOnTrackLogin(context)
  await workOnRemoveSignIn(context)
  await workOnRemoveFiles(context)
  await workOnMail(context, parts)
  await workOnSendOutput(context)
  await workOnExports(context)
  await workOnRemoveBelow(context)
  await context.queue.start()
  const stopSweep = startSweep(context, parts.transport)
  const stopRounds = startRounds(context, roundsOf(context, parts))
  return async () => {
    stopSweep()
    await stopRounds()
    await context.queue.stop()
  }
}

function roundsOf(context: Context, { signatures, dump }: BackgroundParts): Round[] {
  const { everyHours } = context.config.dumps
  return [
    { name: 'orphans', everyMs: DAY_MS, run: () => removeOrphans(context) },
    { name: 'tidy', everyMs: 6 * HOUR_MS, run: () => tidyDatabase(context) },
    { name: 'retention', everyMs: DAY_MS, run: () => keepRetention(context) },
    { name: 'signature-keys', everyMs: DAY_MS, run: () => signatures.rotateIfOlder(SIGNATURE_KEY_DAYS * 86_400) },
    ...(dump !== null && everyHours > 0 ? [{ name: 'dump', everyMs: everyHours * HOUR_MS, run: dump }] : []),
  ]
}
