/** Packs the widgets into `folder`; answers the tarball's path. */
export function packWidgets(folder: string): string
