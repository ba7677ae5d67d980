const { readdirSync, readFileSync } = require('node:fs');

/**
 * Reads who may import whom from the two tables of ARCHITECTURE.md. A module imports only from rows above its own,
 * and from no other module of its row. If a row says "in this order", each of its modules may import those before it.
 */
const architecture = readFileSync(`${__dirname}/ARCHITECTURE.md`, 'utf8');

/**
 * Returns the rows of the table under `| Row | Heading |` as lists of names. Text in parentheses or after a colon is
 * ignored.
 */
function rowsOf(heading) {
  const [, table = ''] = architecture.split(`| Row | ${heading} |\n|---|---|\n`);
  const [lines] = table.split('\n\n');
  return lines.split('\n').flatMap((line) => {
    const plain = line.replaceAll(/\([^)]*\)/g, '').replace(/[:;].*/, '');
    const names = [...plain.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    return plain.includes('in this order') ? names.map((name) => [name]) : [names];
  });
}

/** Checks that every folder has a row and every row its folders. */
function requireRows(rows, folder) {
  const there = readdirSync(`${__dirname}/${folder}`);
  const named = rows.flat();
  const faults = [
    ...there.filter((name) => !named.includes(name)).map((name) => `${folder}/${name} has no row`),
    ...named
      .filter((name) => !there.includes(name))
      .map((name) => `${name} has a row and no folder in ${folder}`),
  ];
  if (faults.length > 0) throw new Error(`The tables of ARCHITECTURE.md are not right: ${faults.join('; ')}`);
}

const ROWS = rowsOf('Modules').filter((names) => !names.includes('platform'));
requireRows(ROWS, 'backend/src/modules');

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

/** Tests may import both, to show that two of them agree. */
const beside = ROWS.flatMap((names) =>
  names
    .filter(() => names.length > 1)
    .map((name) => ({
      name: `${name}-knows-none-beside-it`,
      severity: 'error',
      from: { path: moduleFolder(name), pathNot: '\\.spec\\.ts$' },
      to: { path: moduleFolder(`(${names.filter((other) => other !== name).join('|')})`) },
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

/** Features have the same rule: a feature imports only from rows above its own, and from no neighbor. */
const FEATURE_ROWS = rowsOf('Features');
requireRows(FEATURE_ROWS, 'frontend/app/features');

const featureFolder = (name) => `^frontend/app/features/${name}/`;

const featureRows = FEATURE_ROWS.flatMap((names, row) =>
  names.map((name) => ({
    name: `feature-${name}-knows-only-rows-above`,
    severity: 'error',
    from: { path: featureFolder(name), pathNot: '\\.spec\\.tsx?$' },
    to: {
      path: featureFolder(`(${FEATURE_ROWS.slice(row).flat().join('|')})`),
      pathNot: featureFolder(name),
    },
  })),
);

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every-alias-is-found',
      comment: 'A file that is not found keeps every rule.',
      severity: 'error',
      from: {},
      to: { path: '^[~#]', couldNotResolve: true },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'certificates-share-nothing-with-the-generator',
      comment:
        'A mistake in one of them has to show in the other. The generator takes the names of the rules alone.',
      severity: 'error',
      from: { path: moduleFolder('plan-certificate') },
      to: { path: moduleFolder('plan-generator') },
    },
    {
      name: 'the-generator-shares-nothing-with-certificates',
      severity: 'error',
      from: { path: moduleFolder('plan-generator'), pathNot: '\\.spec\\.ts$' },
      to: { path: moduleFolder('plan-certificate'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-generator-is-plain-functions',
      comment: 'It runs in a thread of its own. What starts the thread and asks it is a service like others.',
      severity: 'error',
      from: {
        path: moduleFolder('plan-generator'),
        pathNot: `(\\.spec\\.ts$|${moduleFolder('plan-generator')}(generation/|plan-generator\\.(module|errors)\\.ts$|index\\.ts$))`,
      },
      to: { path: `(@nestjs|@mikro-orm|${moduleFolder('plan-generator')}(generation/|index\\.ts$))` },
    },
    {
      name: 'plans-are-plain-functions',
      severity: 'error',
      from: { path: moduleFolder('(plan-model|plan-certificate|prep-guide)') },
      to: { path: '(@nestjs|@mikro-orm)' },
    },
    {
      name: 'the-reader-of-wishes-has-one-door',
      comment:
        'Its readers depend on their order, so that one alone means nothing elsewhere: not in a test, and not in a seeder.',
      severity: 'error',
      from: { path: '^backend/', pathNot: moduleFolder('wish-reader') },
      to: { path: moduleFolder('wish-reader'), pathNot: `${moduleFolder('wish-reader')}index\\.ts$` },
    },
    {
      name: 'pages-use-the-contract-alone',
      comment:
        'Two specs hold the addresses in mails against the route table, and against what is cut out of the log.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/(app/paths/paths|server/secret-paths)\\.spec\\.ts$' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-knows-no-pages',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(frontend|e2e)/' },
    },
    {
      name: 'paper-knows-only-itself',
      comment: 'It runs in both programs: what it needs of either is handed to it.',
      severity: 'error',
      from: { path: '^paper/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^paper/' },
    },
    {
      name: 'recipe-cards-have-one-door',
      severity: 'error',
      from: { path: '^(backend|frontend|e2e)/' },
      to: { path: '^paper/recipe-cards/', pathNot: '/index\\.ts$' },
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
      to: { path: '^frontend/app/(routes/|root\\.tsx$)' },
    },
    {
      name: 'platform-of-the-pages-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/app/platform/' },
      to: { path: '^frontend/app/(features|routes)/' },
    },
    {
      name: 'addresses-know-only-addresses',
      severity: 'error',
      from: { path: '^frontend/app/paths/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^frontend/app/(features|routes|ui)' },
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
    ...beside,
    ...doors,
    ...featureRows,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^build/' },
    tsPreCompilationDeps: true,
    // The reader of aliases asks for a base, which the compiler no longer knows.
    tsConfig: { fileName: `${__dirname}/frontend/tsconfig.aliases.json` },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'] },
  },
};
