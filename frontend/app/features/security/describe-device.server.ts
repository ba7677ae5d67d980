import Bowser from 'bowser';

/** Returns text such as "Chrome on Windows", as far as the browser says. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent || userAgent === 'unknown') return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  // Names of Android browsers contain the system, which is shown anyway: "Samsung Internet for Android".
  const program = browser.name?.replace(/ for \w+$/, '');
  const device = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  if (program && device) return `${program} on ${device}`;
  // Programs that call the API name themselves at the start: "curl/8.5.0".
  return program || device || userAgent.split(/[/\s]/, 1)[0] || 'Unknown device';
}
