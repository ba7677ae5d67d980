import { existsSync } from 'node:fs';
import { runCommand } from '../launcher/command.mjs';
import { Problem } from '../launcher/problem.mjs';

/** The headless shell comes first, because journeys take half the time in it. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const PACKAGES = ['chromium-headless-shell', 'chromium'];

const found = () => PLACES.find((place) => place && existsSync(place));

/** Finds a Chromium, or installs the one of Debian if this user may do so. */
export async function findChromium() {
  const present = found();
  if (present) return present;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian (the first time only) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => runCommand('apt-get', ['-y', '-qq', ...args], { env });
    await apt('update');
    for (const name of PACKAGES) {
      const { code } = await apt('install', '--no-install-recommends', name);
      if (code === 0) break;
    }
  }
  const installed = found();
  if (installed) return installed;
  throw new Problem(
    'The journeys need a Chromium: install the package chromium-headless-shell or chromium (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH, then run npm test again.',
  );
}
