import type { Context } from '../context.ts'
import { giveUpOutput, sendOutput, type SendOutput } from '../services/integrations/send-output.ts'
import type { Db } from '../store/db.ts'

const NAME = 'send-output'

/** Call it in the transaction that stores the document, so that only a stored document is handed over. */
export async function enqueueSendOutput(context: Context, db: Db, job: SendOutput): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

/** Hands finished documents to applicant systems. While one does not answer, each is tried again for some hours. */
export async function workOnSendOutput(context: Context): Promise<void> {
  await context.queue.work<SendOutput>(NAME, ({ data, attempt }) => sendOutput(context, data, attempt > 1), {
    concurrency: 2,
    retries: 12,
    retryDelayMaxSeconds: 1_800,
    timeoutSeconds: 180,
    onDead: ({ data }) => giveUpOutput(context, data as SendOutput),
  })
}
