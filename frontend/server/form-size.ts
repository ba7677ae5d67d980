const largestForm = 64 * 1024;

/**
 * The sizes are far above what is accepted, so that a form which is too large is still read and the page can say why it
 * was refused.
 */
const largestForms: readonly (readonly [pages: RegExp, bytes: number])[] = [
  [/^\/(recipes\/[^/]+\/picture|customer\/progress\/photos|profile\/image)(\.data)?$/, 32 * 1024 * 1024],
  [/^\/((admin|trainer)\/recipes|customer\/progress)\/import(\.data)?$/, 4 * 1024 * 1024],
  // Messages and recipes may have 10,000 characters and more, each of which takes up to 9 bytes in a form.
  [/^\/admin\/mail\/messages\/[^/]+(\.data)?$/, 256 * 1024],
  [/^\/(admin|trainer)\/recipes\/(new|[^/]+\/edit)(\.data)?$/, 256 * 1024],
];

/** Returns the maximum size in bytes of a form for this page. Larger ones are not read. */
export const largestFormOf = (path: string): number =>
  largestForms.find(([pages]) => pages.test(path))?.[1] ?? largestForm;
