const largestForm = 64 * 1024;
/** Far beyond what is accepted: a photo that is too large is read and thrown away, and the page says why. */
const largestUpload = 32 * 1024 * 1024;

const uploadPages = /^\/recipes\/[^/]+\/picture(\.data)?$/;

/** How many bytes a form of this page may have to be read at all. */
export const largestFormOf = (path: string): number => (uploadPages.test(path) ? largestUpload : largestForm);
