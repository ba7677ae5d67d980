import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from '../launcher/project.mjs';

const SOURCES = inProject('backend/');
const load = createRequire(import.meta.url);

/** A file of the backend is loaded as it is built, a package as it is. */
const programOf = (path) =>
  path.startsWith(SOURCES)
    ? inProject('build/backend', path.slice(SOURCES.length).replace(/\.tsx?$/, '.js'))
    : path;

/**
 * Packages and the backend are loaded once for each process of Jest, by Node as it loads any program. Jest would load them
 * anew for each file of tests, and that takes seconds of a processor.
 */
export default {
  process(source, path, { supportsStaticESM, supportsDynamicImport }) {
    // What Jest itself runs before all tests lives in the world of the process already.
    if (!supportsDynamicImport) return { code: source };
    const program = JSON.stringify(programOf(path));
    // A file of tests lives in a world of its own, programs in that of the process.
    const loaded = `runInThisContext('process').getBuiltinModule('node:module').createRequire(${program})(${program})`;
    if (!supportsStaticESM)
      return { code: `const { runInThisContext } = require('node:vm'); module.exports = ${loaded};` };
    const names = Object.keys(load(programOf(path)));
    return {
      code: [
        `import { runInThisContext } from 'node:vm';`,
        `const loaded = ${loaded};`,
        ...names.map((name, at) => `const value${at} = loaded[${JSON.stringify(name)}];`),
        ...names.map((name, at) => `export { value${at} as ${JSON.stringify(name)} };`),
      ].join('\n'),
    };
  },

  getCacheKey(_source, path, { supportsStaticESM, supportsDynamicImport }) {
    const ownText = readFileSync(import.meta.filename, 'utf8');
    const stamp = readFileSync(inProject('build/backend/.stamp'), 'utf8');
    const parts = [ownText, stamp, path, `${supportsStaticESM} ${supportsDynamicImport}`];
    return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
  },
};
