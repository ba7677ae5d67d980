import * as larder from './larder.mjs';
import { drawRemark } from './remarks.mjs';

/**
 * Draws a dish from a pattern of cooking: its name, its meals, the ingredients of one portion, and its steps. Every
 * part comes from the larder, so that name, ingredients, and steps match.
 */
export function drawDish(draw) {
  const dish = draw.one(weighted)(draw);
  return { ...dish, description: `${dish.description} ${drawRemark(draw)}`.trim() };
}

const patterns = [
  [8, plate],
  [5, bowl],
  [4, salad],
  [3, soup],
  [2, porridge],
  [2, eggs],
  [2, smoothie],
  [2, pot],
  [2, toast],
];

const weighted = patterns.flatMap(([weight, pattern]) => Array(weight).fill(pattern));

const methods = {
  Grilled: { minutes: [8, 16], how: 'Grill the {main} over high heat, turning it once' },
  Baked: { minutes: [18, 35], how: 'Bake the {main} at 200 °C' },
  'Pan-fried': { minutes: [8, 18], how: 'Fry the {main} in a hot pan until it is golden on both sides' },
  Roast: { minutes: [25, 55], how: 'Roast the {main} at 190 °C and let it rest' },
  Braised: { minutes: [40, 120], how: 'Brown the {main}, add a splash of water and braise it under a lid' },
  Steamed: { minutes: [8, 20], how: 'Steam the {main} until it is just done' },
};

function plate(draw) {
  const [main, ...rest] = drawMain(draw);
  const sauce = draw.one(larder.sauces);
  const starch = draw.onceIn(3) ? null : draw.one(larder.starches);
  const greens = draw.some(larder.vegetables, draw.between(1, 2));
  const method = draw.one(Object.keys(methods));
  const sides = [...(starch ? [starch] : []), ...greens];
  const { minutes, how } = methods[method];
  return {
    name: `${method} ${main} with ${sauce.name} sauce, ${listed(sides)}`,
    description: `${capital(main)} as it is cooked in a ${capital(sauce.cuisine)} kitchen, with ${listed(sides)} on the side.`,
    mealTypes: draw.onceIn(3) ? ['lunch', 'dinner'] : ['dinner'],
    cuisine: sauce.cuisine,
    times: [draw.between(10, 30), draw.between(...minutes)],
    foods: [...weighed([[main, ...rest], ...sides]), ...sauce.foods, ...drawSeasoning(draw)],
    steps: [
      how.replace('{main}', main),
      `Cook the ${listed(sides)} in salted water until tender.`,
      `Stir the ingredients of the ${sauce.name} sauce together and warm them gently.`,
      'Serve everything on warm plates, the sauce spooned over.',
    ],
  };
}

function bowl(draw) {
  const [main, ...rest] = drawMain(draw);
  const sauce = draw.one(larder.sauces);
  const grain = draw.one(larder.starches);
  const greens = draw.some(larder.vegetables, 2);
  return {
    name: `${capital(main)} and ${grain[0]} bowl with ${listed(greens)} and ${sauce.name} dressing`,
    description: `A filling bowl of ${grain[0]}, ${main} and vegetables under a ${sauce.name} dressing, good cold as well.`,
    mealTypes: draw.onceIn(2) ? ['lunch', 'dinner'] : ['lunch'],
    cuisine: sauce.cuisine,
    times: [draw.between(10, 25), draw.between(10, 30)],
    foods: [...weighed([[main, ...rest], grain, ...greens]), ...sauce.foods, ...drawSeasoning(draw)],
    steps: [
      `Fry the ${main} until done and cut it into strips.`,
      `Cook the ${listed(greens)} for a few minutes; they keep some bite.`,
      `Divide the ${grain[0]} among bowls and arrange the rest on it.`,
      `Whisk the ${sauce.name} dressing and pour it over.`,
    ],
  };
}

function salad(draw) {
  const main = draw.one(larder.cooked);
  const leaf = draw.one(larder.leaves);
  const others = draw.some(
    larder.vegetables.filter(([, food]) => food !== leaf[1]),
    2,
  );
  const nut = draw.one(larder.nuts);
  return {
    name: `${capital(main[0])} and ${leaf[0]} salad with ${listed(others)} and ${nut[0]}s`,
    description: `Crisp ${leaf[0]} with ${main[0]}, ${listed(others)} and a sharp vinaigrette.`,
    mealTypes: draw.onceIn(3) ? ['lunch', 'dinner'] : ['lunch'],
    cuisine: draw.one(['mediterranean', 'french', 'american', 'italian']),
    times: [draw.between(10, 25), draw.between(0, 12)],
    foods: [
      ...weighed([main, leaf, ...others, nut]),
      ['oil-olive', draw.between(1, 3), 'tsp'],
      ['vinegar-red-wine', 2, 'tsp'],
      ['mustard-dijon', 0.5, 'tsp'],
      ...drawSeasoning(draw),
    ],
    steps: [
      `Blanch the ${listed(others)} and let them cool.`,
      'Shake oil, vinegar and mustard to a dressing.',
      `Toss the leaves with it and top them with the ${main[0]} and ${nut[0]}s.`,
    ],
  };
}

function soup(draw) {
  const body = draw.some(larder.vegetables, 2);
  const pulse = draw.one([...larder.plants.slice(3, 6), ...larder.cooked.slice(0, 2)]);
  const sauce = draw.one(larder.sauces);
  return {
    name: `${capital(listed(body))} soup with ${pulse[0]} and ${sauce.name}`,
    description: `A ${draw.one(['thick', 'smooth', 'chunky', 'light'])} soup of ${listed(body)} that keeps for days.`,
    mealTypes: draw.one([['lunch'], ['dinner'], ['lunch', 'dinner']]),
    cuisine: sauce.cuisine,
    times: [draw.between(10, 20), draw.between(20, 50)],
    foods: [
      ...weighed([...body, pulse]),
      ['onion', 50, 'g'],
      ['stock-vegetable', 250, 'ml'],
      ...sauce.foods,
      ...drawSeasoning(draw),
    ],
    steps: [
      'Soften the onion in a large pot.',
      `Add the ${listed(body)} and the stock and simmer until soft.`,
      `Stir in the ${pulse[0]} and the ${sauce.name} and warm through.`,
    ],
  };
}

function porridge(draw) {
  const [one, two] = draw.some(larder.fruit, 2);
  const nut = draw.one(larder.nuts);
  const milk = draw.one(larder.milks);
  const kind = draw.one(['porridge', 'overnight oats', 'baked oats']);
  return {
    name: `${capital(one[0])} and ${two[0]} ${kind} with ${milk[0]} and ${nut[0]}s`,
    description: `Oats with ${one[0]} and ${two[0]}: a breakfast that lasts until noon.`,
    mealTypes: ['breakfast'],
    cuisine: draw.one(['british', 'nordic', 'american']),
    times: [draw.between(5, 10), kind === 'overnight oats' ? 0 : draw.between(5, 30)],
    foods: [
      ...weighed([one, two, nut, milk, ['', draw.one(['oats-rolled', 'oats-rolled-gluten-free']), 55]]),
      ...(draw.onceIn(3) ? [['whey-protein', 1, 'scoops']] : []),
      ['cinnamon', 0.25, 'tsp'],
    ],
    steps: [
      `Stir the oats into the ${milk[0]} with the cinnamon.`,
      `Let them swell, then top with ${one[0]}, ${two[0]} and ${nut[0]}s.`,
    ],
  };
}

function eggs(draw) {
  const greens = draw.some(larder.vegetables, 2);
  const cheese = draw.one(larder.cheeses);
  const kind = draw.one(['omelette', 'frittata', 'scramble', 'shakshuka']);
  return {
    name: `${capital(listed(greens))} ${kind} with ${cheese[0]}`,
    description: `Eggs with ${listed(greens)} and melted ${cheese[0]}, done in one pan.`,
    mealTypes: draw.onceIn(2) ? ['breakfast', 'lunch'] : ['breakfast'],
    cuisine: draw.one(['french', 'spanish', 'italian', 'israeli']),
    times: [draw.between(5, 15), draw.between(5, 25)],
    foods: [
      ...weighed([...greens, cheese]),
      ['egg', draw.between(2, 3), 'pcs'],
      ['oil-olive', 1, 'tsp'],
      ...drawSeasoning(draw),
    ],
    steps: [
      `Soften the ${listed(greens)} in the oil.`,
      'Pour in the beaten eggs and cook them slowly.',
      `Crumble the ${cheese[0]} over.`,
    ],
  };
}

function smoothie(draw) {
  const fruits = draw.some(larder.fruit, 2);
  const milk = draw.one(larder.milks);
  const nut = draw.one(larder.nuts);
  return {
    name: `${capital(listed(fruits))} smoothie with ${milk[0]} and ${nut[0]}s`,
    description: `A cold drink of ${listed(fruits)} for after training.`,
    mealTypes: draw.onceIn(2) ? ['breakfast', 'snack'] : ['snack'],
    cuisine: 'american',
    times: [draw.between(3, 8), 0],
    foods: [
      ...weighed([...fruits, milk, nut]),
      [draw.one(['whey-protein', 'pea-protein', 'soy-protein']), 1, 'scoops'],
    ],
    steps: ['Put everything into a blender.', 'Blend until smooth and drink it cold.'],
  };
}

function pot(draw) {
  const base = draw.one(larder.dairy);
  const fruits = draw.some(larder.fruit, 2);
  const nut = draw.one(larder.nuts);
  return {
    name: `${capital(base[0])} with ${listed(fruits)} and ${nut[0]}s`,
    description: `A pot of ${base[0]} with fruit and a crunch of ${nut[0]}s.`,
    mealTypes: draw.onceIn(2) ? ['breakfast', 'snack'] : ['snack'],
    cuisine: draw.one(['nordic', 'greek', 'german']),
    times: [draw.between(3, 8), 0],
    foods: [...weighed([base, ...fruits, nut]), ...(draw.onceIn(2) ? [['honey', 1, 'tsp']] : [])],
    steps: [`Spoon the ${base[0]} into a glass.`, `Top it with ${listed(fruits)} and ${nut[0]}s.`],
  };
}

function toast(draw) {
  const bread = draw.one(larder.breads);
  const spread = draw.one(larder.spreads);
  const [one, two] = draw.some([...larder.fruit, ...larder.leaves, ...larder.cheeses], 2);
  return {
    name: `${capital(bread[0])} toast with ${spread[0]}, ${one[0]} and ${two[0]}`,
    description: `Two slices, quickly made: ${spread[0]} under ${one[0]} and ${two[0]}.`,
    mealTypes: draw.one([['breakfast'], ['snack'], ['breakfast', 'snack']]),
    cuisine: draw.one(['australian', 'german', 'british']),
    times: [draw.between(3, 10), draw.between(0, 5)],
    foods: [...weighed([bread, spread, half(one), half(two)]), ...drawSeasoning(draw)],
    steps: ['Toast the bread.', `Spread it with ${spread[0]} and lay ${one[0]} and ${two[0]} on it.`],
  };
}

const drawMain = (draw) => draw.one(draw.one([larder.poultry, larder.meat, larder.fish, larder.plants]));

const drawSeasoning = (draw) => [
  ['salt', 0.25, 'tsp'],
  ['pepper-black', 1, 'pinches'],
  ...draw.some(larder.herbs, draw.between(0, 2)),
];

const weighed = (parts) => parts.map(([, food, grams]) => [food, grams, 'g']);

const half = ([name, food, grams]) => [name, food, grams / 2];

const listed = (parts) => parts.map(([name]) => name).join(' and ');

const capital = (text) => text[0].toUpperCase() + text.slice(1);
