/** Who may know whom: ARCHITECTURE.md in rules. A module imports only from rows above its own. */
const ROWS = [
  ['users'],
  ['auth'],
  ['invitations'],
  ['foods'],
  ['recipes'],
  ['engagement'],
  ['meal-plans'],
  ['customers'],
];

const moduleFolder = (name) => `^backend/src/modules/${name}/`;
const below = (row) => ROWS.slice(row + 1).flat();

const rows = ROWS.flatMap((names, row) =>
  names
    .filter(() => below(row).length > 0)
    .map((name) => ({
      name: `${name}-knows-only-rows-above`,
      severity: 'error',
      from: { path: moduleFolder(name) },
      to: { path: moduleFolder(`(${below(row).join('|')})`) },
    })),
);

const doors = ROWS.flat().map((name) => ({
  name: `${name}-only-through-its-index`,
  comment:
    'Other modules use what index.ts offers; repositories never leave home. Commands take single files: they start in half the time.',
  severity: 'error',
  from: { path: '^backend/src/', pathNot: [moduleFolder(name), '^backend/src/cli/', '\\.spec\\.ts$'] },
  to: { path: moduleFolder(name), pathNot: `${moduleFolder(name)}index\\.ts$` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'certificates-share-nothing-with-the-generator',
      comment: 'A mistake in one of them has to show in the other.',
      severity: 'error',
      from: { path: `${moduleFolder('meal-plans')}certificate/` },
      to: { path: `${moduleFolder('meal-plans')}(generator|generation)/` },
    },
    {
      name: 'the-generator-is-plain-functions',
      severity: 'error',
      from: { path: `${moduleFolder('meal-plans')}generator/`, pathNot: '\\.spec\\.ts$' },
      to: {
        path: `(@nestjs|@mikro-orm|${moduleFolder('meal-plans')}(certificate/certify|drafts|library|assignment))`,
      },
    },
    {
      name: 'pages-use-the-contract-alone',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-knows-no-pages',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(frontend|e2e)/' },
    },
    {
      name: 'ui-knows-only-itself',
      severity: 'error',
      from: { path: '^frontend/app/ui/' },
      to: { path: '^frontend/app/(features|routes|platform)/' },
    },
    {
      name: 'features-know-ui-and-platform',
      severity: 'error',
      from: { path: '^frontend/app/features/' },
      to: { path: '^frontend/app/routes/' },
    },
    {
      name: 'platform-of-the-pages-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/app/platform/' },
      to: { path: '^frontend/app/(features|routes)/' },
    },
    {
      name: 'one-maker-of-api-clients',
      comment: 'One client per request: a module global would hand one user’s token to another.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/app/platform/api\\.server\\.ts$' },
      to: { path: 'openapi/src/client\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'widgets-live-in-ui',
      severity: 'error',
      from: { path: '^frontend/app/', pathNot: '^frontend/app/ui/' },
      to: { path: 'node_modules/(@headlessui|chart\\.js)' },
    },
    {
      name: 'production-knows-no-test',
      severity: 'error',
      from: { path: '^(backend/src|frontend)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '(\\.spec\\.tsx?$|^backend/test/|^e2e/)' },
    },
    ...rows,
    ...doors,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^build/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'frontend/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
