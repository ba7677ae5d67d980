const largestForm = 64 * 1024;

/**
 * Far above what is accepted, so that a form which is too large is still read and the page can say why it was
 * refused.
 */
const largestUploads: readonly (readonly [pages: RegExp, bytes: number])[] = [
  [/^\/recipes\/[^/]+\/picture(\.data)?$/, 32 * 1024 * 1024],
  [/^\/(admin|trainer)\/recipes\/import(\.data)?$/, 4 * 1024 * 1024],
];

/** Returns the maximum size in bytes of a form for this page. Larger ones are not read. */
export const largestFormOf = (path: string): number =>
  largestUploads.find(([pages]) => pages.test(path))?.[1] ?? largestForm;
