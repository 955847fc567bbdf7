import type { Mail } from '../mail.ts'

/** To whoever wanted to know. The candidate's name stays out of it: letters pass through many hands. */
export function linkOpenedMail(input: { to: string; linkName: string; at: Date; url: string; appId: string }): Mail {
  const at = input.at.toISOString().replace('T', ' ').slice(0, 16)
  return {
    kind: 'link-opened',
    to: input.to,
    about: input.appId,
    subject: `Opened: ${input.linkName}`,
    text: `The link “${input.linkName}” was opened on ${at} UTC.

See the CV and its links:
${input.url}

You get this message because your address was given when the link was made.
`,
  }
}
