import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from '../launcher/project.mjs';

const SOURCES = inProject('backend/');
const load = createRequire(import.meta.url);

/** Files of the backend are loaded from its build, and packages as they are. */
const programOf = (path) =>
  path.startsWith(SOURCES)
    ? inProject('build/backend', path.slice(SOURCES.length).replace(/\.tsx?$/, '.js'))
    : path;

/**
 * Node loads packages and the backend once per process, as it loads any program. Jest would load them again for each
 * test file, which takes seconds of CPU time.
 */
export default {
  process(source, path, { supportsStaticESM, supportsDynamicImport }) {
    // Code that Jest runs before all tests is already in the global context of the process.
    if (!supportsDynamicImport) return { code: source };
    const program = JSON.stringify(programOf(path));
    // A test file has a context of its own, while programs are loaded into that of the process.
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
