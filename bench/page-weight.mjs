/** npm run page-weight: what a visitor has to load, page by page. Fails if a page exceeds its limit. */
import { runScript } from '../scripts/launcher/problem.mjs';
import { listenForStop } from '../scripts/launcher/stop-requests.mjs';
import { weighPages } from './page-weight/weigh-pages.mjs';

await runScript(async () => {
  const { signal } = listenForStop();
  const { text, withinLimits } = await weighPages({ say: console.log, signal });
  console.log(text);
  return withinLimits ? 0 : 1;
});
