export { routeSchemas, type RouteSchemas } from './routes.ts'
export { delta, op, section, sections } from './document.ts'
export { publicConfig } from './public-config.ts'
export { ssoInput } from './sso.ts'
