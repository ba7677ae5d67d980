import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

const WEEKEND = ['saturday', 'sunday'];

describe('days on which nobody cooks', () => {
  test.each([
    ['no cooking on Sundays', ['sunday']],
    ['No cooking Sundays', ['sunday']],
    ['I don’t cook on weekends', WEEKEND],
    ['nobody cooks on Wednesday', ['wednesday']],
    ['she can’t cook on Mondays and Thursdays', ['monday', 'thursday']],
    ['doesn’t cook at the weekend', WEEKEND],
    ['never cooks on Fridays', ['friday']],
    ['no time to cook on Tuesdays, Wednesdays or Thursdays', ['tuesday', 'wednesday', 'thursday']],
    ['no cooking from Friday to Sunday', ['friday', 'saturday', 'sunday']],
    ['no cooking Sat & Sun', WEEKEND],
    ['no cooking Fri-Mon', ['monday', 'friday', 'saturday', 'sunday']],
    ['on Sundays nobody cooks', ['sunday']],
    ['on weekends we don’t cook', WEEKEND],
    ['Sundays: no cooking', ['sunday']],
    ['no cooking on weekdays', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
    ['only leftovers on Sundays', ['sunday']],
    ['sonntags nicht kochen', ['sunday']],
    ['am Wochenende wird nicht gekocht', WEEKEND],
    ['kocht am Mittwoch nicht', ['wednesday']],
    ['kein Kochen am Sonntag', ['sunday']],
    ['am Samstag und Sonntag kocht niemand', WEEKEND],
    ['no cocina los domingos', ['sunday']],
    ['los fines de semana no cocino', WEEKEND],
    ['nadie cocina los miércoles', ['wednesday']],
    ['sin cocinar el sábado y el domingo', WEEKEND],
    ['ne cuisine pas le dimanche', ['sunday']],
    ['pas de cuisine le week-end', WEEKEND],
    ['le mercredi personne ne cuisine', ['wednesday']],
    ['le dimanche on ne cuisine pas', ['sunday']],
  ])('are read from "%s"', (wish, noCookingOn) => {
    expect(understood(wish)).toEqual({ noCookingOn });
  });

  test.each([
    'no cooking',
    'cooks on Sundays',
    'no meat on Wednesdays',
    'no cooking on weekdays over 15 mins',
  ])('are not meant by "%s"', (wish) => {
    expect(understood(wish)).not.toHaveProperty('noCookingOn');
  });

  test.each<[string, Record<string, unknown>]>([
    [
      '2000 kcal, no cooking on Sundays, no fish',
      { dailyCalorieTarget: 2000, noCookingOn: ['sunday'], excludedAllergens: ['fish'] },
    ],
    ['cook twice a week, no cooking on weekends', { cooking: 'little', noCookingOn: WEEKEND }],
    ['no cooking on Sundays, nobody cooks on Wednesdays', { noCookingOn: ['sunday', 'wednesday'] }],
    ['no cooking on weekends, weekdays max 30 minutes', { noCookingOn: WEEKEND, weekdayMinutes: 30 }],
  ])('leave the rest of "%s" as it is', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });

  test('are named in the description of the plan', () => {
    expect(read('no cooking on Sundays and Wednesdays').values.description?.value).toBe(
      'No cooking on Wednesdays and Sundays.',
    );
  });
});
