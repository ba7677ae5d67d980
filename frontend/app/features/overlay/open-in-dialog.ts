/** For links to a page that opens over the page they are on, where scripts run. */
export const openInDialog = { state: { overlay: true }, preventScrollReset: true };
