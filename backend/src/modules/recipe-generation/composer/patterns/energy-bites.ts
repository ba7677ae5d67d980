import { type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { milks, powders } from '../larder/fruits.js';
import { CINNAMON, honey, tsp } from '../larder/seasonings.js';
import type { Pattern } from '../pattern.js';
import { counted, said, shortOf } from '../words.js';

interface Named extends Part {
  titled: string;
}

const named = (titled: string, own: Part): Named => ({ ...own, titled });

/** Amounts are per serving of two bites. */
const BUTTERS: readonly Named[] = [
  named('Peanut Butter', part('peanut-butter', 'peanut butter', 'g', [10, 15, 20])),
  named('Almond Butter', part('almond-butter', 'almond butter', 'g', [10, 15, 20])),
  named('Cashew Butter', part('cashew-butter', 'cashew butter', 'g', [10, 15, 20])),
  named('Tahini', part('tahini', 'tahini', 'g', [10, 15])),
  named('Sunflower Butter', part('sunflower-seed-butter', 'sunflower seed butter', 'g', [10, 15, 20])),
];

const DRY: readonly Named[] = [
  named('Oat', part('oats-rolled', 'oats', 'g', [10, 15, 20])),
  named('Oat', part('oats-rolled-gluten-free', 'oats', 'g', [10, 15, 20])),
  named('Almond', part('flour-almond', 'almond flour', 'g', [10, 15, 20])),
  named('Walnut', part('walnut', 'walnuts', 'g', [10, 15], 'ground')),
  named('Hazelnut', part('hazelnut', 'hazelnuts', 'g', [10, 15], 'ground')),
  named('Quinoa', part('rice-puffed', 'puffed rice', 'g', [10, 15])),
  named('Coconut', part('coconut-desiccated', 'coconut', 'g', [10, 15])),
].map((one) => (one.food === 'rice-puffed' ? { ...one, titled: 'Puffed Rice' } : one));

const FRUITY: readonly Named[] = [
  named('Date', part('date-medjool', 'dates', 'g', [10, 15, 20], 'pitted')),
  named('Apricot', part('apricot-dried', 'dried apricots', 'g', [10, 15, 20])),
  named('Fig', part('fig-dried', 'dried figs', 'g', [10, 15, 20])),
  named('Cherry', part('cherry-dried', 'dried cherries', 'g', [10, 15])),
  named('Cranberry', part('cranberry-dried', 'dried cranberries', 'g', [10, 15])),
  named('Raisin', part('raisin', 'raisins', 'g', [10, 15])),
  named('Prune', part('prune', 'prunes', 'g', [10, 15, 20])),
  named('Blueberry', part('blueberry-dried', 'dried blueberries', 'g', [10, 15])),
];

const FLAVORINGS = [
  named('Cocoa', tsp('cocoa-powder', 'cocoa', 1)),
  named('Cinnamon', CINNAMON),
  named('Ginger', tsp('ginger-ground', 'ground ginger', 0.125)),
  named('Vanilla', tsp('vanilla-extract', 'vanilla', 0.25)),
  named('Orange', tsp('orange-zest', 'orange zest', 0.25)),
  named('Cardamom', tsp('cardamom', 'cardamom', 0.125)),
];

function compose(kitchen: Kitchen) {
  const butter = kitchen.one(BUTTERS);
  const dry = kitchen.one(DRY);
  const fruit = kitchen.isKeto ? null : kitchen.one(FRUITY);
  const flavoring = kitchen.one(FLAVORINGS);
  const seeds = kitchen.one([
    part('chia-seed', 'chia seeds', 'tsp', [1, 1.5]),
    part('flaxseed-ground', 'ground flaxseed', 'tsp', [1, 1.5]),
    part('hemp-seed', 'hemp seeds', 'tsp', [1, 1.5, 3]),
  ]);
  const powder = kitchen.wantsProtein || kitchen.isKeto ? [kitchen.either(...powders([5, 10, 15]))] : [];
  const wet =
    powder.length > 0
      ? kitchen.one(milks([10, 15]))
      : kitchen.isKeto
        ? milks([10])[2]
        : kitchen.either(...honey(1));
  if (!wet) throw new Error('Bites need something that binds them');
  const servings = kitchen.any([6, 8]);
  const ground = [dry, seeds, ...powder, flavoring];
  const title = [flavoring.titled, ...(fruit ? [fruit.titled] : []), 'and'].join(' ');
  return {
    name: shortOf(
      `${title} ${butter.titled} ${dry.titled} Bites`,
      `${flavoring.titled} ${butter.titled} Bites`,
    ).replace(/ and (\S+ Butter|Tahini) (.*) Bites/, ' $2 Bites with $1'),
    description: `Soft bites of ${said([...(fruit ? [fruit] : []), dry, butter])} that are rolled in minutes and keep in the fridge for a week.`,
    cuisine: 'american',
    mealTypes: ['snack' as const],
    servings,
    prepTimeMinutes: 15,
    cookTimeMinutes: 0,
    restTimeMinutes: 30,
    parts: [...(fruit ? [fruit] : []), butter, wet, ...ground],
    steps: [
      fruit
        ? `Blend the ${said([fruit, butter, wet])} to a paste in a food processor, scraping down the sides.`
        : `Stir the ${said([butter, wet])} together until smooth.`,
      `Work in the ${said(ground)}, with a teaspoon of water if the mixture crumbles.`,
      `Roll into ${counted(servings * 2)} balls with damp hands and chill for 30 minutes. Two make a serving.`,
    ],
  };
}

export const energyBites: Pattern = { called: 'bite ball', mealTypes: ['snack'], weight: 3, compose };
