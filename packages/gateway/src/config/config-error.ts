/** Something about how the gateway was started is wrong; the message is one sentence for whoever started it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
