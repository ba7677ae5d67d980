/** The checks that do not run the product. Each is a command that fails if it finds something. One of them `needsBuild`. */
const bin = (...path) => ['node_modules', ...path].join('/');
/** The compiler in Go is three times as fast. The one in JavaScript stays for the tools that call it as a library. */
const tsc = bin('typescript-native', 'bin', 'tsc');

export const checks = [
  { name: 'types of the backend', args: [tsc, '-p', 'backend'] },
  { name: 'types of the frontend', args: [tsc, '-p', 'frontend'] },
  { name: 'types of the journeys', args: [tsc, '-p', 'e2e'] },
  {
    name: 'lint and format',
    args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'dependency rules',
    args: [
      bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...['backend', 'frontend', 'openapi', 'paper', 'e2e'],
      ...['--config', '.dependency-cruiser.cjs'],
    ],
  },
  { name: 'owners of tables', args: ['scripts/test-run/check-table-owners.mjs'] },
  { name: 'dead code', args: [bin('knip', 'bin', 'knip.js')] },
  { name: 'API document not stale', args: ['scripts/api-sync.mjs', '--check'], needsBuild: true },
  {
    name: 'API document follows the rules',
    args: [bin('@redocly', 'cli', 'bin', 'cli.js'), 'lint', '--config', 'openapi/redocly.yaml'],
    env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  },
];
