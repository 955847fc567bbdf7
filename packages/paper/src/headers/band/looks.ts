import type { HeaderLooks } from '../../kinds/parts.ts'

export const looks: HeaderLooks = ({ text, head, palette }, { nameSize, bodySize }) => ({
  name: head(nameSize, 700, palette.onBand, -0.025),
  headline: text(14.25, 500, palette.onBandAccent),
  where: text(bodySize, 400, palette.onBandQuiet),
  wordmark: head(11.6, 600, palette.onBand, -0.01),
  reference: text(8.1, 400, palette.onBandQuiet),
  factLabel: text(8.1, 400, palette.onBandDeepQuiet),
  factValue: text(10.9, 600, palette.onBandDeep),
})
