/** Bodies that were made to keep the process busy. Each is text that is JSON. */
export function hostileBodies(appId) {
  const keys = `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":0`).join()}}`
  return [
    { name: '3.7 MB of unknown keys', path: '/clients', body: keys },
    { name: 'zeros as events', path: '/telemetry/track-server', body: zeros(1_000_000) },
    { name: '16 MB of zeros as chapters', path: `/output/${appId}`, body: `{"chapters":${zeros(16_000_000)}}` },
  ]
}

const zeros = (length) => `[${'0,'.repeat(length / 2 - 1)}0]`
