/** The place in the storage of a tab for what was typed on a page that the sign-in page has replaced. */
export const keptFormsKey = 'typed-before-sign-in';
