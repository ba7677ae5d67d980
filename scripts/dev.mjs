/** npm run dev: like npm start, but changes of the sources show at once. */
import { launch } from './launcher/launch.mjs';
import { runScript } from './launcher/problem.mjs';

await runScript(() => launch({ development: true }));
