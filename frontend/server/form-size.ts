const largestForm = 64 * 1024;

/** Far beyond what is accepted: what is too large is read all the same, and the page says why. */
const largestUploads: readonly (readonly [pages: RegExp, bytes: number])[] = [
  [/^\/recipes\/[^/]+\/picture(\.data)?$/, 32 * 1024 * 1024],
  [/^\/(admin|trainer)\/recipes\/import(\.data)?$/, 4 * 1024 * 1024],
];

/** How many bytes a form of this page may have to be read at all. */
export const largestFormOf = (path: string): number =>
  largestUploads.find(([pages]) => pages.test(path))?.[1] ?? largestForm;
