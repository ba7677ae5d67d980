import type { Plugin } from 'vite';

interface Change {
  from: RegExp;
  to: string;
}

/**
 * Decisions that Remix and its router make in the browser, although they are made here, for each file that makes them.
 * Data comes by single fetch, so there are no deferred results of the older way, and pages are always rendered by the
 * server first.
 */
function changesOf(flags: Readonly<Record<string, boolean>>): Record<string, Change[]> {
  const settled = (flag: string, names: string): Change => ({
    from: new RegExp(`(?:window\\.__remixContext\\.)?\\bfuture\\.${names}\\b`, 'g'),
    to: String(flags[flag] === true),
  });
  const singleFetch = settled('v3_singleFetch', 'v3_singleFetch');
  return {
    '/@remix-run/react/dist/esm/browser.js': [
      singleFetch,
      settled('v3_fetcherPersist', 'v3_fetcherPersist'),
      settled('v3_relativeSplatPath', 'v3_relativeSplatPath'),
      { from: /window\.__remixContext\.isSpaMode/g, to: 'false' },
    ],
    '/@remix-run/react/dist/esm/components.js': [
      singleFetch,
      // What the server writes into the document stays as it is, whatever the browser says here.
      { from: /staticContext \? (?=`window\.__remixContext = )/, to: 'false ? ' },
      { from: /!isStatic \? " " : /, to: 'true ? " " : ' },
      { from: /!isStatic && typeof __remixContext === "object" && __remixContext\.a/, to: 'false' },
    ],
    '/@remix-run/react/dist/esm/links.js': [singleFetch],
    '/@remix-run/react/dist/esm/routes.js': [
      singleFetch,
      { from: /typeof singleFetch === "function"/, to: 'true' },
    ],
    '/@remix-run/router/dist/router.js': [
      settled('v3_fetcherPersist', 'v7_fetcherPersist'),
      settled('v3_relativeSplatPath', 'v7_relativeSplatPath'),
      settled('v3_singleFetch', 'v7_skipActionErrorRevalidation'),
      // Remix always sets these three.
      { from: /\bfuture\.v7_(?:normalizeFormMethod|partialHydration|prependBasename)\b/g, to: 'true' },
      { from: /function isDeferred(?:Result|Data)\(\w+\) \{/g, to: '$& return false;' },
      // Hints for developers, who read them in development.
      { from: /function warning\(cond, message\) \{/, to: '$& return;' },
    ],
    '/react-router/dist/index.js': [{ from: /function logV6DeprecationWarnings\(.*\) \{/, to: '$& return;' }],
  };
}

/**
 * Writes into the browser's copy of Remix what its flags say, so that the code for other flags is left out. A version
 * of Remix in which a place is not found does not build.
 */
export function settledRemix(flags: Readonly<Record<string, boolean>>): Plugin {
  const changes = Object.entries(changesOf(flags));
  const settled = new Set<string>();
  return {
    name: 'settled-remix',
    apply: 'build',
    transform(code, id) {
      const [file, places] = changes.find(([file]) => id.endsWith(file)) ?? [];
      if (!file || !places) return null;
      if (!flags.v3_singleFetch) this.error('settled-remix.ts relies on v3_singleFetch');
      settled.add(file);
      const changed = places.reduce((text, { from, to }) => {
        if (text.search(from) < 0) this.error(`${file} has changed: see settled-remix.ts`);
        return text.replace(from, to);
      }, code);
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && settled.size < changes.length)
        this.error('Remix has other files now: see settled-remix.ts');
    },
  };
}
