import { Worker } from 'node:worker_threads'

const YOUNG_SPACE_MB = 64

/** Starts a thread that reads CV files. It does not keep the process alive. */
export function startParseWorker(program: URL, memoryMb: number): Worker {
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_SPACE_MB },
    // Output is swallowed: the libraries print warnings, and these could carry a candidate's words into the log.
    stdout: true,
    stderr: true,
    // Without our environment, because it holds secrets and the worker handles hostile files.
    env: {},
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  return worker
}
