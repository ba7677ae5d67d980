import { readWish } from '../../../src/modules/wish-reader/read-wish.js';
import { judge } from './judge.js';
import { readExpectedWishes, TODAY } from './wishes.js';

const MIN_SHARE_OF_FIELDS = 0.93;

describe('The reader of wishes, held against the corpus', () => {
  const verdicts = readExpectedWishes().map((wish) => judge(wish, readWish(wish.wish, { today: TODAY })));
  const judged = verdicts.reduce((sum, one) => sum + one.judged, 0);
  const misses = verdicts.flatMap((one) => one.misses);

  it('reads 93 % of the fields', () => {
    const share = (judged - misses.length) / judged;
    const report = `${judged - misses.length} of ${judged} fields\n${misses.join('\n')}`;
    expect(share >= MIN_SHARE_OF_FIELDS ? '' : report).toBe('');
  });

  it('drops no restriction, allergy, number of days, or energy without a word', () => {
    expect(verdicts.flatMap((one) => one.dropped)).toEqual([]);
  });
});
