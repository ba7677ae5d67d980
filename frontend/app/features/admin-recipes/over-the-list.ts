/** For links to recipes on the dashboard: they open over it. */
export const overTheList = { state: { overlay: true }, preventScrollReset: true };
