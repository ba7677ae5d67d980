import { describe, expect, test } from '@jest/globals';
import { readStepTimes } from './step-times.js';

const read = (steps: string) =>
  readStepTimes(steps).times.map(({ attention, minutes }) => `${attention} ${minutes}`);

describe('a time in the steps', () => {
  test.each([
    ['Fry the onion for 5 minutes.', ['hands 5']],
    ['Sear the steak for 2 to 3 minutes on each side.', ['hands 6']],
    ['Bake for 25 to 30 minutes until golden.', ['alone 30']],
    ['Roast for 20 minutes, with the almonds for the last 4 minutes.', ['alone 20']],
    ['Boil the brown rice for 25 minutes and drain.', ['alone 25']],
    ['Cover and cook over low heat for 8 minutes.', ['alone 8']],
    ['Simmer over low heat for 15 minutes, stirring often.', ['hands 15']],
    ['Simmer for 40 minutes, stirring now and then.', ['alone 40']],
    ['Chill for at least 4 hours or overnight.', ['rest 240']],
    ['Chill for at least 4 hours, best overnight.', ['rest 240']],
    ['Cover and marinate in the fridge overnight.', ['rest 480']],
    ['Chill for half an hour to firm up.', ['rest 30']],
    ['Freeze for another hour.', ['rest 60']],
    ['Let the dough rise for 1.5 hours.', ['rest 90']],
    ['Fry in the rest of the oil for 4 minutes.', ['hands 4']],
    ['Soften the onion for 6 minutes, add the stock and simmer for 20 minutes.', ['hands 6', 'alone 20']],
    ['It keeps for three days in the fridge.', []],
  ])('is read with what a cook does in it: %s', (step, times) => {
    expect(read(step)).toEqual(times);
  });

  test('may be left unsaid', () => {
    expect(readStepTimes('Bake until golden.')).toEqual({
      times: [],
      cooksAloneUntilDone: true,
      restsUntilDone: false,
    });
    expect(readStepTimes('Roll into balls and chill.').restsUntilDone).toBe(true);
  });
});
