import { buildIfStale } from '../../../scripts/launcher/build.mjs';

/** Builds first, so that tests run the current sources. */
export default () => buildIfStale({ only: ['backend'], say: () => {} });
