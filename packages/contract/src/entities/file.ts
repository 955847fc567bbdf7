/** What a file is to its application. `former`: an original that another one has replaced. */
export const fileDesignations = ['original', 'supporting', 'cover_letter', 'certificate', 'former'] as const
export type FileDesignation = (typeof fileDesignations)[number]
