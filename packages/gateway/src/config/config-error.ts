/** A mistake in how the gateway was started. The message is for the operator, in one sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
