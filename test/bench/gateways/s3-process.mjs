// FOLDER PORT: an S3-compatible store in a process of its own, so that it goes on when gateways are killed.
import { startS3Server } from '../../support/s3-server.ts'

const [folder, port] = process.argv.slice(2)
await startS3Server({ folder, port: Number(port) })
process.send?.('ready')
