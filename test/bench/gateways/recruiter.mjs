import { expandId } from '@tabard/contract'
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'

/** A recruiter, who signs in with the Cognito client and calls the API with its tokens. */
export async function signIn(origin, email, password) {
  const config = await (await fetch(`${origin}/config.json`)).json()
  const { userPoolId: UserPoolId, userPoolWebClientId: ClientId } = config.auth
  // Where several gateways have one address, this calls one of them.
  const here = (address) => address.replace(config.api.main.replace(/\/api$/, ''), origin)
  const endpoint = here(config.auth.endpoint)
  const kept = new Map()
  const Storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
    clear: () => kept.clear(),
  }
  const user = new CognitoUser({
    Username: email,
    Pool: new CognitoUserPool({ UserPoolId, ClientId, endpoint, Storage }),
    Storage,
  })
  const session = await new Promise((resolve, reject) =>
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
      onSuccess: resolve,
      onFailure: reject,
    }),
  )
  const headers = {
    Authorization: session.getIdToken().getJwtToken(),
    'x-access-token': session.getAccessToken().getJwtToken(),
    'Content-Type': 'application/json',
  }
  return recruiterAt(here(config.api.main), headers)
}

/** The same recruiter at another gateway. That works because no process keeps anything of a session. */
export function recruiterAt(api, headers) {
  /** Returns the answer's body. @throws unless the gateway acknowledged */
  async function call(method, path, body) {
    const answer = await fetch(api + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await answer.text()
    if (answer.ok) return JSON.parse(text)
    if (answer.status === 404 && method === 'GET') return {}
    throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
  }

  const pathOf = (kind, appId) => `/${kind}/${expandId('appId', appId)}`
  return {
    origin: api,
    headers,
    addFolder: (name) => call('PUT', '/folders', { name }),
    listFolders: () => call('GET', '/folders'),
    upload: async (fileName, bytes) => {
      const made = await call('POST', '/applications', { fileName, fileB64: bytes.toString('base64') })
      return Object.keys(made)[0]
    },
    uploadMany: async (files) => {
      const [first, ...rest] = files.map(({ fileName, bytes }) => ({ fileName, fileB64: bytes.toString('base64') }))
      return Object.keys(await call('POST', '/applications', { ...first, files: rest }))
    },
    edit: (appId, body) => call('PATCH', pathOf('applications', appId), body),
    change: (appId, update) => call('PATCH', pathOf('applications', appId), { update }),
    read: (appId) => call('GET', pathOf('applications', appId)),
    readOriginal: async (appId) => {
      const { files = [] } = await call('GET', `${pathOf('files', appId)}?designation=original`)
      return files[0]?.fileB64 === undefined ? undefined : Buffer.from(files[0].fileB64, 'base64')
    },
  }
}
