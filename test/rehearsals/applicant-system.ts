import { after, type Rehearsal } from './rehearsal.ts'

const folder = 'packages/gateway/src/connectors/greenhouse'

/** A system as small as one can be: a token by code, one candidate's files, one user, one field. */
const connector = `import { ask, listOf, ownHosts, readRecord, recordOf, textOf } from '../ask.ts'
import type { ApplicantSystem, Connection, Connector, ConnectorIo } from '../connector.ts'
import { ConnectorError } from '../errors.ts'

/** Greenhouse's API. Its home is where one signs in and asks. */
export const applicantSystem: ApplicantSystem = { home: 'https://api.greenhouse.example', create: createGreenhouse }

type Greenhouse = Connection & { readonly token: string }

function createGreenhouse(home: string): Connector {
  const isOwn = ownHosts(home, ['greenhouse.example'])
  async function call(io: ConnectorIo, path: string, connection?: Connection, body?: object) {
    const authorization = connection ? \`Bearer \${(connection as Greenhouse).token}\` : ''
    const send = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await ask(io, \`\${home}\${path}\`, { isOwn, headers: { authorization }, ...send })
    if (response.status === 401) throw new ConnectorError('expired', 'a call answered 401')
    if (!response.ok) throw new ConnectorError('refused', \`a call answered \${response.status}\`)
    return readRecord(response)
  }
  const token = async (io: ConnectorIo, code: string): Promise<Greenhouse> => ({
    token: textOf((await call(io, \`/token?code=\${code}\`))['token']),
    externalClientId: 'acme',
    externalUserId: '1',
  })
  const list = async (io: ConnectorIo, connection: Connection, candidateId: string) =>
    listOf((await call(io, \`/files/\${candidateId}\`, connection))['files'])

  return {
    platform: 'greenhouse',
    needsSecret: false,
    needsUsername: false,
    authoriseUrl: (_io, { redirectUri }, state) =>
      Promise.resolve(\`\${home}/authorise?\${new URLSearchParams({ redirectUri, state }).toString()}\`),
    connect: (io, _settings, code) => token(io, code),
    async renew(io, _settings, _connection, keep) {
      const renewed = await token(io, 'again')
      await keep(renewed)
      return renewed
    },
    async listFiles(io, connection, candidateId) {
      const rows = await list(io, connection, candidateId)
      return rows.map((row) => ({
        id: textOf(row['id']),
        name: textOf(row['name']),
        type: '',
        contentType: '',
        sizeBytes: null,
        dateCreated: null,
      }))
    },
    async readFile(io, connection, { candidateId, fileId }) {
      const row = (await list(io, connection, candidateId)).find((one) => textOf(one['id']) === fileId)
      return { name: textOf(row?.['name']), bytes: Buffer.from(textOf(row?.['content']), 'base64') }
    },
    async readUser(io, connection) {
      const user = await call(io, '/user', connection)
      const { externalClientId, externalUserId } = connection
      const nothing = { phone: '', jobTitle: '', companyName: '' }
      return { externalClientId, externalUserId, name: '', email: textOf(user['email']), ...nothing }
    },
    async readFields() {
      const email = { name: 'email', label: 'Email', dataType: 'text', maxLength: null, mapsTo: 'emailAddress' }
      const fields = [{ ...email, isRequired: true, isReadOnly: false, isCustom: false }]
      return { fields, documentTypes: [{ value: 'cv', label: 'CV' }] }
    },
    async writeFile(io, connection, candidateId, { name, bytes, key }) {
      const content = Buffer.from(bytes).toString('base64')
      const answer = await call(io, \`/files/\${candidateId}\`, connection, { id: key, name, content })
      return { fileId: textOf(recordOf(answer)['id']) }
    },
  }
}
`

const server = `import { startAtsServer, type StandIn } from '#test/support/ats-server.ts'

interface GreenhouseFile {
  id: string
  candidateId: string
  name: string
  content: string
}

/** A server that speaks as Greenhouse does. */
export async function startStandIn(): Promise<StandIn> {
  let valid = 0
  const files = new Map<string, GreenhouseFile>()
  const server = await startAtsServer(({ method, url, headers, body }) => {
    if (url.pathname === '/authorise')
      return {
        status: 302,
        headers: { location: \`\${url.searchParams.get('redirectUri')}?code=c&state=\${url.searchParams.get('state')}\` },
      }
    if (url.pathname === '/token') return { body: { token: String((valid += 1)) } }
    if (headers.authorization !== \`Bearer \${valid}\`) return { status: 401, body: {} }
    if (url.pathname === '/user') return { body: { email: 'ada@acme.example' } }
    const candidateId = url.pathname.replace('/files/', '')
    if (method === 'POST') {
      const file = JSON.parse(body) as Omit<GreenhouseFile, 'candidateId'>
      files.set(file.id, { ...file, candidateId })
      return { body: { id: file.id } }
    }
    return { body: { files: [...files.values()].filter((file) => file.candidateId === candidateId) } }
  })
  return {
    home: server.origin,
    settings: { clientId: 'tabard', clientSecret: '', username: '', externalClientId: '' },
    redirectUris: [],
    addFile(candidateId, { name, bytes }) {
      files.set(name, { id: name, candidateId, name, content: Buffer.from(bytes).toString('base64') })
    },
    signIn: async (address) => (await fetch(address, { redirect: 'manual' })).headers.get('location'),
    expire: () => void (valid += 1),
    close: () => server.close(),
  }
}
`

export const applicantSystem: Rehearsal = {
  task: 'an applicant system',
  own: { [`${folder}/greenhouse.ts`]: connector, [`${folder}/testing/server.ts`]: server },
  steps: [
    {
      file: 'packages/contract/src/entities/integration.ts',
      edit: (text) => after(text, "bullhorn: 'Bullhorn',", " greenhouse: 'Greenhouse',"),
      missed: /"greenhouse"' is not assignable to type/,
    },
    {
      file: 'docs/start/integrations.md',
      edit: (text) =>
        after(text, '# Connect an applicant system\n', '\n## Greenhouse\n\n`GREENHOUSE_URL` names another.\n'),
      missed: /tells how greenhouse is connected/,
    },
  ],
  most: 2,
  checks: [
    'types packages/gateway',
    'types test',
    'unit test/operations-docs.test.ts packages/gateway/src/connectors/connectors.test.ts test/architecture.test.ts',
    'script docs --check',
  ],
}
