const BULLET = /^[\s\u00a0]*[•◦▪▫■□●○‣⁃∙·➢➤►▸✓✔❖◆◇*–—-](?=[\s\u00a0])[\s\u00a0]*/u

/** Normalises whatever a line uses as its bullet to "• ". Lines without a bullet come back as they are. */
export function normaliseBullet(line: string): string {
  return BULLET.test(line) ? line.replace(BULLET, '• ') : line
}
