/** The names of all time zones. They are sent to the browser: its own list may be another. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}

/** The choice for somebody who has not said yet where they are; null for everybody else. */
export function zonesToAskFor(user: { timeZone: string | null }): string[] | null {
  return user.timeZone === null ? timeZones() : null;
}
