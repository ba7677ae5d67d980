import { join } from 'node:path';

/** The seed makes these accounts. */
const demoAccounts = ['admin@demo.local', 'trainer@demo.local', 'customer@demo.local'];
const demoPassword = 'Demo!2345';

/** What the terminal says when everything is up. */
export function welcome({ settings, url, logsIn, seconds }) {
  const lines = [`Mealwright is up at ${url} (after ${seconds.toFixed(1)} s). Ctrl-C stops it.`];
  if (settings.demo) lines.push(`Demo accounts: ${demoAccounts.join(', ')}. Password: ${demoPassword}`);
  if (logsIn) lines.push(`Logs are in ${join(logsIn, 'logs')}.`);
  return ['', ...lines, ''].join('\n');
}
