/** What every page needs, the sign-in page too; paths within app/, as far as they are the same. */
const everyPage = [
  'features/errors/',
  'features/forms/',
  'features/shell/',
  'platform/',
  'ui/actions/button',
  'ui/actions/spinner',
  'ui/actions/submit-button',
  'ui/brand/',
  'ui/classes',
  'ui/data/avatar',
  'ui/data/card',
  'ui/data/initials',
  'ui/feedback/',
  'ui/forms/choice-group',
  'ui/forms/field',
  'ui/forms/password-input',
  'ui/forms/text-input',
  'ui/icons/',
  'ui/index',
  'ui/layout/',
  'ui/navigation/menu',
  'ui/shell/',
  'ui/use-',
];

/**
 * Three files for what pages share, instead of two dozen small ones that cost a slow connection more than
 * their bytes: what changes with a new version of a library, what every page needs, and what only those of
 * signed-in people do.
 */
export function clientChunk(id: string): string | undefined {
  if (id.includes('/node_modules/')) return 'framework';
  const [, path] = /\/app\/(.*\.tsx?)$/.exec(id) ?? [];
  if (path === undefined) return undefined;
  if (everyPage.some((start) => path.startsWith(start))) return 'shell';
  return path.startsWith('ui/') ? 'signed-in' : undefined;
}
