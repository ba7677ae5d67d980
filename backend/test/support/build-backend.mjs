import { buildIfStale } from '../../../scripts/launcher/build.mjs';

/** What is tested is what was just written. */
export default () => buildIfStale({ only: ['backend'], say: () => {} });
