import * as v from 'valibot'
import { captchaActions } from '../../rules/captcha-actions.ts'
import { none } from '../basics.ts'
import { captchaChallenge } from '../captcha.ts'
import type * as routes from '../../routes/captcha.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const captchaSchemas: SchemasFor<typeof routes> = {
  getCaptchaChallenge: {
    query: v.strictObject({ action: v.picklist(captchaActions) }),
    body: none,
    response: v.object({ challenge: v.nullable(captchaChallenge) }),
  },
}
