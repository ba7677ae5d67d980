import { join } from 'node:path';

/** The accounts that the seeder creates. */
const demoAccounts = ['admin@demo.local', 'trainer@demo.local', 'customer@demo.local'];
const demoPassword = 'Demo!2345';

/** The text that the terminal shows when everything is running. */
export function welcome({ settings, url, logsIn, seconds }) {
  const lines = [`Mealwright is up at ${url} (after ${seconds.toFixed(1)} s). Ctrl-C stops it.`];
  if (settings.demo) lines.push(`Demo accounts: ${demoAccounts.join(', ')}. Password: ${demoPassword}`);
  if (logsIn) lines.push(`Logs are in ${join(logsIn, 'logs')}.`);
  return ['', ...lines, ''].join('\n');
}
