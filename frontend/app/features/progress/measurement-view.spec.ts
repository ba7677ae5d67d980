import { expect, test } from '@jest/globals';
import { measurementViewIn, viewPathsOf } from './measurement-view';

const viewOf = (query: string) => measurementViewIn(new URLSearchParams(query));

const usual = { range: '90d', bodyRange: '90d', figures: ['waistCm', 'chestCm', 'hipsCm'], page: 1 };

test('the view of measurements is read from the address, ignoring invalid values', () => {
  expect(viewOf('figures=neckCm,waistCm&range=7d&bodyRange=1y&units=us&table=body&page=3')).toEqual({
    ...{ figures: ['waistCm', 'neckCm'], range: '7d', bodyRange: '1y', units: 'us', table: 'body', page: 3 },
  });
  expect(viewOf('figures=shoe&range=1h&bodyRange=7d&units=stone&table=all&page=x')).toEqual(usual);
  expect(viewOf('figures=none')).toEqual({ ...usual, figures: [] });
});

test('the address contains only what differs from the default view', () => {
  const pathOf = viewPathsOf('/customer/progress', viewOf('figures=waistCm&range=1y&page=3'));
  expect(pathOf({ figures: ['hipsCm', 'waistCm', 'chestCm'] })).toBe('/customer/progress?range=1y&page=3');
  expect(pathOf({ range: '90d', page: 1 })).toBe('/customer/progress?figures=waistCm');
  expect(pathOf({ figures: [], units: 'us' })).toBe(
    '/customer/progress?range=1y&figures=none&units=us&page=3',
  );
});
