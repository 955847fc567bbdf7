// An S3-compatible store as a process of its own, which outlives the gateways that are killed: FOLDER PORT.
import { startS3Server } from '../../support/s3-server.ts'

const [folder, port] = process.argv.slice(2)
await startS3Server({ folder, port: Number(port) })
process.send?.('ready')
