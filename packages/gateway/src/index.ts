export { createGateway, type Gateway, type GatewayParts } from './gateway.ts'
export { createConfig, type Config } from './config/config.ts'
export { readEnv } from './config/env.ts'
