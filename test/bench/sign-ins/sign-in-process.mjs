// Signs in again and again, PARALLEL at a time, with the unmodified Cognito client: its arithmetic takes longer than the
// gateway's, so it must not share the gateway's process. Ends when its parent says so.
import { signIn } from '../gateways/recruiter.mjs'

const [origin, parallel] = process.argv.slice(2)
let isOver = false
let count = 0
let failures = 0
process.once('message', () => (isOver = true))
const callers = Array.from({ length: Number(parallel) }, async () => {
  while (!isOver) {
    await signIn(origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!').then(
      () => (count += 1),
      () => (failures += 1),
    )
  }
})
await Promise.all(callers)
process.send({ count, failures }, () => process.exit(0))
