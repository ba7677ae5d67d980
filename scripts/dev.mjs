/** npm run dev: like npm start, and whatever is changed in the sources shows at once. */
import { launch } from './launcher/launch.mjs';
import { runScript } from './launcher/problem.mjs';

await runScript(() => launch({ development: true }));
