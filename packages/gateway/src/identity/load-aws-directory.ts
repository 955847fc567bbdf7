import type { Config } from '../config/config.ts'
import type { UserDirectory } from './user-directory.ts'

/** The users at AWS. Its SDK is large, so it is loaded only where people sign in there. */
export async function loadAwsDirectory({ cognito }: Config): Promise<UserDirectory> {
  if (!cognito) throw new Error('Without the embedded pool there must be one at AWS')
  const { createAwsDirectory } = await import('./aws-directory.ts')
  return createAwsDirectory({
    region: cognito.region,
    userPoolId: cognito.userPoolId,
    ...(cognito.endpoint !== '' && { client: { endpoint: cognito.endpoint } }),
  })
}
