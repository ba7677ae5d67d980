/** A place in a file of Remix or its router, and the code there instead. */
export interface Place {
  from: RegExp;
  to: string;
}

/** The places of a decision, by the end of the path of their file. */
type Places = Readonly<Record<string, Place[]>>;

const router = '/@remix-run/router/dist/router.js';
const routerDom = '/react-router-dom/dist/index.js';
const reactRouter = '/react-router/dist/index.js';
const remix = (file: string) => `/@remix-run/react/dist/esm/${file}.js`;

/** Pages change without a transition. */
const viewTransitions: Places = {
  [router]: [
    { from: /restoreAppliedTransitions\(routerWindow, .*\);/, to: '' },
    { from: /let _saveAppliedTransitions = [\s\S]*?removePageHideEventListener = .*;/, to: '' },
    {
      from: /(let viewTransitionOpts;\s*(?:\/\/.*\s*)?if \()pendingAction === Action\.Pop\)/,
      to: '$1false)',
    },
    { from: /else if \(pendingViewTransitionEnabled\)/, to: 'else if (false)' },
  ],
  [routerDom]: [
    { from: /!viewTransitionOpts \|\| isViewTransitionUnavailable/, to: 'true' },
    // Four effects that follow one another.
    {
      from: /React\.useEffect\(\(\) => \{\s*if \(vtContext\.isTransitioning &&[\s\S]*?\}, \[vtContext\.isTransitioning, interruption\]\);/,
      to: '',
    },
    { from: /useViewTransitionState\(path\) && viewTransition === true/, to: 'false' },
  ],
};

/** No page asks its user to stay. */
const blockers: Places = {
  [router]: [{ from: /= shouldBlockNavigation\(/g, to: '= false && shouldBlockNavigation(' }],
};

/** Data comes by single fetch, which needs no deferred results of the older way. */
const deferredResults: Places = {
  [router]: [
    { from: /function isDeferred(?:Result|Data)\(\w+\) \{/g, to: '$& return false;' },
    { from: /function cancelActiveDeferreds\(predicate\) \{/, to: '$& return [];' },
    { from: /activeDeferreds\.forEach\(\(deferredData, /, to: 'false && $&' },
    { from: /await Promise\.all\(\[resolveNavigationDeferredResults\(.*\]\);/, to: '' },
  ],
};

/** The server renders every page first, and a browser runs this code. */
const singlePageApps: Places = {
  [remix('browser')]: [{ from: /window\.__remixContext\.isSpaMode/g, to: 'false' }],
  [remix('components')]: [
    { from: /if \(isSpaMode && !isHydrated\)/, to: 'if (false)' },
    { from: /isFogOfWarEnabled\(future, isSpaMode\)/, to: 'isFogOfWarEnabled(future, false)' },
  ],
  [remix('routes')]: [
    { from: /if \(isSpaMode\)/g, to: 'if (false)' },
    { from: /return isSpaMode && /, to: 'return false && ' },
  ],
  [remix('scroll-restoration')]: [{ from: /if \(isSpaMode\)/, to: 'if (false)' }],
  [router]: [{ from: /const isBrowser = .*;/, to: 'const isBrowser = true;' }],
};

/** The root has a boundary for errors, and its data is there before it is rendered. */
const defaultPages: Places = {
  [remix('routes')]: [
    { from: /route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/, to: 'undefined' },
    {
      from: /route\.id === "root" \? \(\) => [^:]*\(RemixRootDefaultErrorBoundary, \{\s*error: useRouteError\(\)\s*\}\) : undefined/,
      to: 'undefined',
    },
  ],
  [remix('errorBoundaries')]: [
    // A hint for developers, and scripts for the page that is shown while data is loaded.
    { from: /let heyDeveloper = [\s\S]*?\n {2}\}\);/, to: 'let heyDeveloper = null;' },
    { from: /renderScripts \? /, to: 'false ? ' },
  ],
  [reactRouter]: [{ from: / \|\| defaultErrorElement/, to: '' }],
};

/** Only `remix vite:dev` uses this code, and only developers read its hints. */
const development: Places = {
  [remix('browser')]: [
    { from: /router\.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;/, to: '' },
  ],
  [remix('components')]: [{ from: /criticalCss \? /, to: 'false ? ' }],
  [remix('routes')]: [{ from: /if \(needsRevalidation\)/, to: 'if (false)' }],
  [remix('single-fetch')]: [{ from: / && !window\.__remixHdrActive/, to: '' }],
  [router]: [{ from: /function warning\(cond, message\) \{/, to: '$& return;' }],
  [reactRouter]: [{ from: /function logV6DeprecationWarnings\(.*\) \{/, to: '$& return;' }],
};

/** Finds code of the product that relies on something that is left out here. */
export const reliesOnLeftOut = /\b(?:useBlocker|usePrompt|viewTransition|HydrateFallback)\b/;

/** The flags of Remix decide the rest. Its router calls them by other names. */
function flags(future: Readonly<Record<string, boolean>>): Places {
  const settled = (flag: string, names: string): Place => ({
    from: new RegExp(`(?:window\\.__remixContext\\.)?\\bfuture\\.${names}\\b`, 'g'),
    to: String(future[flag] === true),
  });
  const singleFetch = settled('v3_singleFetch', 'v3_singleFetch');
  return {
    [remix('browser')]: [
      singleFetch,
      settled('v3_fetcherPersist', 'v3_fetcherPersist'),
      settled('v3_relativeSplatPath', 'v3_relativeSplatPath'),
    ],
    [remix('components')]: [
      singleFetch,
      // The server's part of the document stays as it is, whatever the browser says here.
      { from: /staticContext \? (?=`window\.__remixContext = )/, to: 'false ? ' },
      { from: /!isStatic \? " " : /, to: 'true ? " " : ' },
      { from: /!isStatic && typeof __remixContext === "object" && __remixContext\.a/, to: 'false' },
    ],
    [remix('links')]: [singleFetch],
    [remix('routes')]: [singleFetch, { from: /typeof singleFetch === "function"/, to: 'true' }],
    [router]: [
      settled('v3_fetcherPersist', 'v7_fetcherPersist'),
      settled('v3_relativeSplatPath', 'v7_relativeSplatPath'),
      settled('v3_singleFetch', 'v7_skipActionErrorRevalidation'),
      // Remix always sets these three.
      { from: /\bfuture\.v7_(?:normalizeFormMethod|partialHydration|prependBasename)\b/g, to: 'true' },
    ],
  };
}

/** The places at which Remix and its router decide something that is decided here, by file. */
export function settledPlaces(future: Readonly<Record<string, boolean>>): [file: string, places: Place[]][] {
  const decisions = [
    flags(future),
    viewTransitions,
    blockers,
    deferredResults,
    singlePageApps,
    defaultPages,
    development,
  ];
  const files = new Set(decisions.flatMap((decision) => Object.keys(decision)));
  return [...files].map((file) => [file, decisions.flatMap((decision) => decision[file] ?? [])]);
}
