import { expect, test } from '@jest/globals';
import { filtersFrom, usersPathWith } from './user-filters';

const read = (query: string) => filtersFrom(new URLSearchParams(query));

test.each(['', 'role=owner', 'status=asleep', 'page=0'])(
  'all users are listed unless the address says otherwise: "%s"',
  (query) => expect(usersPathWith(read(query))).toBe('/admin/users'),
);

test('filters are written back into the same address', () => {
  const query = 'search=ada&role=trainer&status=disabled&page=2';
  expect(usersPathWith(read(query))).toBe(`/admin/users?${query}`);
});
