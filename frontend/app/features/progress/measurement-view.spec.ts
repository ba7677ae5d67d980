import { expect, test } from '@jest/globals';
import { measurementViewIn, viewPathsOf } from './measurement-view';

const viewOf = (query: string) => measurementViewIn(new URLSearchParams(query));

test('the view of measurements is read from the address, ignoring invalid values', () => {
  expect(viewOf('figure=waistCm&range=1y&units=us&page=3')).toEqual({
    ...{ figure: 'waistCm', range: '1y', units: 'us', page: 3 },
  });
  expect(viewOf('figure=shoe&range=1h&units=stone&page=x')).toEqual({ page: 1 });
});

test('the address contains only what differs from the default view', () => {
  const pathOf = viewPathsOf('/customer/progress', viewOf('figure=waistCm&range=1y&page=3'));
  expect(pathOf({ figure: 'weight' })).toBe('/customer/progress?range=1y&page=3');
  expect(pathOf({ range: '90d', page: 1 })).toBe('/customer/progress?figure=waistCm');
  expect(pathOf({ units: 'us' })).toBe('/customer/progress?figure=waistCm&range=1y&units=us&page=3');
});
