export const css = '@wide{& .facts{grid-auto-columns:auto;justify-content:space-between}}'
