/** The role of a file in its application. `former` is an original that was replaced by another. */
export const fileDesignations = ['original', 'supporting', 'cover_letter', 'certificate', 'former'] as const
export type FileDesignation = (typeof fileDesignations)[number]
