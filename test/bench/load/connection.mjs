import { connect } from 'node:net'

/**
 * One keep-alive connection that repeats one request. It sends bytes made once and reads only the length of an answer,
 * because Node's own client needs as much time as the server under test, on the same cores.
 */
export class Connection {
  #socket
  #parts = []
  #length = 0
  #awaited = Infinity
  #isChunked = false
  #settle

  constructor(port) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (part) => this.#read(part))
    this.#socket.on('error', (error) => this.#settle?.reject(error))
    this.#socket.on('close', () => this.#settle?.reject(new Error('The server closed the connection')))
  }

  /** Sends the bytes of one request; resolves with the status and the size of the body. */
  ask(request) {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close() {
    this.#settle = undefined
    this.#socket.destroy()
  }

  #read(part) {
    this.#parts.push(part)
    this.#length += part.length
    if (this.#awaited === Infinity && !this.#isChunked) this.#readHead()
    if (this.#isChunked) {
      const tail = Buffer.concat(this.#parts.slice(-2)).subarray(-5)
      if (tail.toString('latin1') === '0\r\n\r\n') this.#done()
    } else if (this.#length >= this.#awaited) this.#done()
  }

  #readHead() {
    const bytes = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts)
    const end = bytes.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = bytes.toString('latin1', 0, end)
    this.status = Number(head.slice(9, 12))
    this.headBytes = end + 4
    const size = /\r\ncontent-length: (\d+)/i.exec(head)
    if (size) this.#awaited = end + 4 + Number(size[1])
    else this.#isChunked = true
  }

  #done() {
    const answer = { status: this.status, bytes: this.#length - this.headBytes }
    this.#parts = []
    this.#length = 0
    this.#awaited = Infinity
    this.#isChunked = false
    const settle = this.#settle
    this.#settle = undefined
    settle?.resolve(answer)
  }
}

/** The bytes of a GET. */
export function getRequest(url, headers = {}) {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, connection: 'keep-alive', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}
