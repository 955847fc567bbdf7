export type { Input, ApiBases } from './api/address.ts'
export type { AnyRoute, Api, CallOptions, UploadOptions } from './api/api.ts'
export { prefetch } from './api/prefetch.ts'
export type { AmbientFailure, CallResult } from './api/result-from-response.ts'
export type { Progress } from './api/upload.ts'
export { installChunks } from './chunks/load-chunk.ts'
export { systemClock, type Clock } from './clock.ts'
export {
  createCollection,
  type Collection,
  type CollectionFailure,
  type CollectionState,
  type LoadMode,
} from './data/collection.ts'
export { createApplications, LIST_ATTRIBUTES } from './data/applications.ts'
export { createFolders } from './data/folders.ts'
export { createTemplates } from './data/templates.ts'
export { createDialog, type Dialog, type DialogState, type DialogText } from './dialog/dialog.ts'
export { createRuntime, type Runtime, type RuntimeOptions } from './runtime.ts'
export { afterCustomState, type AfterCustomState } from './identity/custom-state.ts'
export { isHostedAccessToken, type HostedStart } from './identity/hosted-sign-in.ts'
export type { IdentitySource, IdentityTokens } from './identity/identity-source.ts'
export type { Identity, IdentityFailure, IdentityResult, SignInResult } from './identity/identity.ts'
export { openSession, type OpenSessionInput } from './session/open-session.ts'
export { canAsk, type Session, type SessionProblem } from './session/session.ts'
export type { StoredSignature } from './session/stored-signature.ts'
export { learnWords, pageLanguage, pageWords, speak, type Speaker } from './words/page-words.ts'
export { sayFailure, wordsOfFailure, type RuntimeWords } from './words/runtime.text.ts'
export { forgetServiceWorkers } from './storage/forget-service-workers.ts'
export { memoryKeyValue, type KeyValue } from './storage/key-value.ts'
export { openDatabase } from './storage/open-database.ts'
export { localTexts, sessionTexts, type Texts } from './storage/texts.ts'
