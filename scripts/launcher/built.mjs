import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** Node's compile cache, which makes the next start faster. */
export const compileCache = inProject('build', 'compile-cache');

/** The file that identifies the sources from which a part was built. */
export const stampOf = (name) => inProject('build', name, '.stamp');

/** Identifies the sources from which a part was built, or is null before the first build. */
export function readStamp(name) {
  return existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : null;
}
