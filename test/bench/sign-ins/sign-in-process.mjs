// Signs in again and again, PARALLEL at a time, with the unmodified Cognito client: its arithmetic takes longer than the
// gateway's, so it must not share the gateway's process. Ends when its parent says so.
import { signIn } from '../gateways/recruiter.mjs'

const [origin, parallel] = process.argv.slice(2)
let isOver = false
let count = 0
const failures = []
process.once('message', () => (isOver = true))
// The gateway takes more than five sign-ins at once of one person from one address for guesses, until one is right.
const people = ['recruiter', 'admin', 'brand', 'beta']
const callers = Array.from({ length: Number(parallel) }, async (_, n) => {
  const email = `${people[n % people.length]}@demo.tabard.test`
  while (!isOver) {
    await signIn(origin, email, 'Tabard-demo-1!').then(
      () => (count += 1),
      (error) => failures.push(String(error?.message ?? error)),
    )
  }
})
await Promise.all(callers)
process.send({ count, failures }, () => process.exit(0))
