import type { Config } from '../config/config.ts'
import type { UserDirectory } from './user-directory.ts'

/** The user pool at AWS. Its SDK is large, so it is loaded only when the configuration names such a pool. */
export async function loadAwsDirectory({ cognito }: Config): Promise<UserDirectory> {
  if (!cognito) throw new Error('Without the embedded pool there must be one at AWS')
  const { createAwsDirectory } = await import('./aws-directory.ts')
  return createAwsDirectory({
    region: cognito.region,
    userPoolId: cognito.userPoolId,
    ...(cognito.endpoint !== '' && { client: { endpoint: cognito.endpoint } }),
  })
}
