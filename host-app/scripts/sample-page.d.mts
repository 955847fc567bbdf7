/** The source of `virtual:sample-page`. */
export function drawSamplePage(): string
