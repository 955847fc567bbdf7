const BULLET = /^[\s\u00a0]*[•◦▪▫■□●○‣⁃∙·➢➤►▸✓✔❖◆◇*–—-](?=[\s\u00a0])[\s\u00a0]*/u

/** Turns the bullet of a line, whatever its sign, into "• ". Lines without a bullet are returned unchanged. */
export function normaliseBullet(line: string): string {
  return BULLET.test(line) ? line.replace(BULLET, '• ') : line
}
