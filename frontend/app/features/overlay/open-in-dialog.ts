/** Properties of links to a page that opens over the current one. Without scripts they lead to the page itself. */
export const openInDialog = { state: { overlay: true }, preventScrollReset: true };
