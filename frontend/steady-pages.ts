import type { Plugin } from 'vite';

const steadyRouter = '~/platform/connection/steady-router';

/** Files of Remix, the code to find in each, and its replacement. */
const changes = [
  {
    file: '/@remix-run/react/dist/esm/browser.js',
    from: 'router = createRouter({',
    to: 'router = steady(createRouter)({',
    before: `import { steady } from '${steadyRouter}';\n`,
  },
  // A module that fails to load is no reason to reload the page, which would discard everything typed into it.
  {
    file: '/@remix-run/react/dist/esm/routeModules.js',
    from: 'window.location.reload();',
    to: 'throw error;',
  },
  // An answer of a proxy has a status that says more than its content.
  {
    file: '/@remix-run/react/dist/esm/single-fetch.js',
    from: 'Unable to decode turbo-stream response from URL: ',
    to: `Unable to decode \${res.status} from `,
  },
];

/**
 * Lets the browser's router be made by `steady`, which keeps the page when something in the background does not come.
 * Remix offers no way to say so. A new version of it in which the places are not found does not build.
 */
export function steadyPages(): Plugin {
  const made = new Set<string>();
  return {
    name: 'steady-pages',
    apply: 'build',
    transform(code, id) {
      const change = changes.find(({ file }) => id.endsWith(file));
      if (!change) return null;
      if (code.split(change.from).length !== 2) this.error(`${change.file} has changed: see steady-pages.ts`);
      made.add(change.file);
      return { code: (change.before ?? '') + code.replace(change.from, change.to), map: null };
    },
    buildEnd(error) {
      if (!error && made.size < changes.length) this.error('Remix has other files now: see steady-pages.ts');
    },
  };
}
