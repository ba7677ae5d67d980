import Bowser from 'bowser';

/** "Chrome on Windows", as far as a browser tells. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent || userAgent === 'unknown') return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  // An Android name ends with its system, which is said anyway: "Samsung Internet for Android".
  const program = browser.name?.replace(/ for \w+$/, '');
  const device = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  if (program && device) return `${program} on ${device}`;
  // A program that calls the API names itself at the start: "curl/8.5.0".
  return program || device || userAgent.split(/[/\s]/, 1)[0] || 'Unknown device';
}
