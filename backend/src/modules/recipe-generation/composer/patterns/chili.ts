import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { pulses } from '../larder/proteins.js';
import {
  CHILI_POWDER,
  CILANTRO,
  CINNAMON,
  CUMIN,
  GARLIC,
  LIME,
  ONION,
  OREGANO,
  oliveOil,
  PAPRIKA,
  PARSLEY,
  SALT,
  SMOKED_PAPRIKA,
  THYME,
  tsp,
  yogurt,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { capitalized, said, shortOf, step } from '../words.js';

interface Flavor {
  title: string;
  /** The kind of dish: chili, stew, ragù. */
  dish: string;
  cuisine: string;
  spices: readonly Part[];
  pulses: readonly string[];
  greens: readonly string[];
  finish: readonly (readonly Part[])[];
}

interface Ground {
  food: string;
  said: string;
  titled: string;
  grams: readonly number[];
}

const GROUND: readonly Ground[] = [
  { food: 'beef-ground-5', said: 'ground beef', titled: 'Beef', grams: [90, 100, 125, 150, 175] },
  { food: 'beef-ground-10', said: 'ground beef', titled: 'Beef', grams: [90, 100, 125, 150, 175] },
  { food: 'turkey-ground-lean', said: 'ground turkey', titled: 'Turkey', grams: [90, 100, 125, 150, 175] },
  { food: 'turkey-ground-7', said: 'ground turkey', titled: 'Turkey', grams: [90, 100, 125, 150, 175] },
  { food: 'pork-ground-lean', said: 'ground pork', titled: 'Pork', grams: [90, 100, 125, 150] },
  { food: 'chicken-ground', said: 'ground chicken', titled: 'Chicken', grams: [90, 100, 125, 150] },
  { food: 'lamb-ground', said: 'ground lamb', titled: 'Lamb', grams: [75, 90, 100, 125] },
  { food: 'bison-ground', said: 'ground bison', titled: 'Bison', grams: [90, 100, 125, 150] },
  { food: 'tempeh', said: 'tempeh', titled: 'Tempeh', grams: [75, 100, 125, 150] },
  { food: 'seitan', said: 'seitan', titled: 'Seitan', grams: [75, 100, 125] },
  { food: 'tofu-super-firm', said: 'tofu', titled: 'Tofu', grams: [100, 125, 150, 200] },
];

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Smoky', dish: 'Chili', cuisine: 'mexican' },
    spices: [CHILI_POWDER, CUMIN, SMOKED_PAPRIKA],
    pulses: ['beans-kidney-canned', 'beans-black-canned', 'beans-pinto-canned'],
    greens: ['bell-pepper-red', 'bell-pepper-green', 'corn-frozen', 'sweet-potato', 'zucchini', 'carrot'],
    finish: [[CILANTRO], yogurt([20, 25, 30])],
  },
  {
    ...{ title: 'Cocoa-Spiced', dish: 'Chili', cuisine: 'american' },
    spices: [CHILI_POWDER, CUMIN, tsp('cocoa-powder', 'cocoa', 1)],
    pulses: ['beans-black-canned', 'beans-kidney-canned'],
    greens: ['bell-pepper-red', 'mushroom-cremini', 'squash-butternut', 'bell-pepper-yellow', 'carrot'],
    finish: [[LIME], yogurt([20, 25, 30])],
  },
  {
    ...{ title: 'Moroccan', dish: 'Stew', cuisine: 'moroccan' },
    spices: [CUMIN, CINNAMON, PAPRIKA],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: ['eggplant', 'carrot', 'zucchini', 'squash-butternut', 'chard-swiss', 'kale'],
    finish: [[CILANTRO], [PARSLEY]],
  },
  {
    ...{ title: 'Paprika', dish: 'Goulash', cuisine: 'hungarian' },
    spices: [tsp('paprika', 'paprika', 1.5), tsp('caraway-seed', 'caraway seeds', 0.25)],
    pulses: ['beans-white-canned', 'beans-kidney-canned', 'lentils-canned'],
    greens: ['bell-pepper-red', 'bell-pepper-yellow', 'mushroom-cremini', 'cabbage-white', 'carrot'],
    finish: [[PARSLEY], yogurt([20, 25, 30])],
  },
  {
    ...{ title: 'Herbed', dish: 'Ragout', cuisine: 'french' },
    spices: [THYME, OREGANO],
    pulses: ['beans-white-canned', 'beans-butter-canned', 'lentils-canned'],
    greens: ['mushroom-cremini', 'zucchini', 'eggplant', 'fennel', 'carrot', 'kale', 'leek'],
    finish: [[PARSLEY], [part('parmesan', 'Parmesan', 'g', [10, 15], 'grated'), PARSLEY]],
  },
];

const TOMATOES = part('tomatoes-crushed', 'crushed tomatoes', 'g', [150, 200]);

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS.map((one) => ({ ...one, parts: one.finish })));
  const ground = kitchen.one(GROUND);
  // Without carbs there is a second vegetable instead of beans.
  const pulse =
    kitchen.isLowCarb || !kitchen.may('chickpeas-canned') ? null : kitchen.one(pulses(...flavor.pulses));
  const greens = kitchen.few(
    vegetables(...flavor.greens).filter(({ isStarchy }) => !(isStarchy && (kitchen.isLowCarb || !pulse))),
    pulse ? 1 : 2,
  );
  const finish = kitchen.either(...kitchen.any(flavor.finish));
  const oil = oliveOil([1, 1.5, 2, 3]);
  const simmer = kitchen.any([20, 25, 30]);
  const isSoy = ['tempeh', 'seitan', 'tofu-super-firm'].includes(ground.food);
  const green = greens.map((one) => one.titled).join(' and ');
  const dish = `${flavor.title} ${ground.titled}`;
  return {
    name: pulse
      ? shortOf(
          `${dish} and ${pulse.titled} ${flavor.dish} with ${green}`,
          `${dish} and ${pulse.titled} ${flavor.dish}`,
        )
      : `${dish} ${flavor.dish} with ${green}`,
    description: `${capitalized(ground.said)}${pulse ? `, ${pulse.said}` : ''} and ${said(greens)} in one pot with ${said(flavor.spices)}; it is even better the next day.`,
    cuisine: flavor.cuisine,
    mealTypes: ['dinner' as const, 'lunch' as const],
    servings: 4,
    prepTimeMinutes: 15,
    cookTimeMinutes: simmer + 12,
    parts: [
      ONION,
      oil,
      GARLIC,
      ...flavor.spices,
      grams(ground, ground.grams, isSoy ? 'crumbled' : null),
      ...greens.map((one) => grams(one, one.grams, one.food === 'corn-frozen' ? null : 'diced')),
      ...(pulse ? [grams(pulse, pulse.grams)] : []),
      TOMATOES,
      SALT,
      finish,
    ],
    steps: [
      step(
        `Soften the onion in the ${oil.said} in a large pot for 5 minutes.`,
        `Add the ${ground.said} and fry over high heat for 6 minutes until browned, breaking up any lumps.`,
      ),
      `Stir in the ${said([GARLIC, ...flavor.spices])} and fry for 1 minute.`,
      step(
        `Add the ${said([...greens, ...(pulse ? [pulse] : []), TOMATOES, SALT])} with a cup of water`,
        `and simmer, half covered, for ${simmer} minutes until thick.`,
      ),
      `Ladle into bowls and ${finish.food === LIME.food ? 'sprinkle' : 'top'} with the ${finish.said}.`,
    ],
  };
}

export const chili: Pattern = {
  called: 'chili stew goulash ragout',
  mealTypes: ['dinner', 'lunch'],
  weight: 2,
  compose,
};
