import type { Look } from './look.js';

const look = (
  role: Look['role'],
  foods: string,
  form: Look['form'],
  colors: Look['colors'],
  more: Pick<Look, 'cuts' | 'scale'> = {},
): Look => ({ role, foods, form, colors, ...more });

const roast = ['#a8652a', '#d9984f', '#8a4b1c'] as const;
const brown = ['#74402a', '#a86545', '#d9a27c'] as const;

export const PROTEINS = {
  chicken: look(
    'protein',
    'chicken-breast chicken-thigh turkey-breast turkey-thigh chicken-leg rabbit',
    'breast',
    ['#c98a43', '#eebf78', '#a5632a'],
    { cuts: { slice: 'meatslice', dice: 'bite', stick: 'bite', shred: 'flake' } },
  ),
  chickenbite: look('protein', 'chicken-meat chicken-liver chicken-wing', 'bite', [
    '#c58a48',
    '#efc688',
    '#fae6bf',
  ]),
  coldcut: look('protein', 'chicken-breast-sliced turkey-breast-sliced', 'folded', [
    '#e2b48f',
    '#f6dcc2',
    '#d09c74',
  ]),
  wholechicken: look('protein', 'chicken-whole chicken-drumstick duck-whole', 'drumstick', roast),
  duck: look('protein', 'duck-breast', 'meatslice', ['#8c4a22', '#d98f7a', '#b9604f']),
  steak: look(
    'protein',
    'beef-skirt beef-flank beef-sirloin beef-strip beef-ribeye beef-tenderloin bison-steak venison',
    'meatslice',
    ['#5d2f1d', '#c45a52', '#e58a80'],
    { cuts: { half: 'steak' } },
  ),
  roastbeef: look('protein', 'beef-roast-sliced beef-pastrami beef-corned', 'folded', [
    '#8f3a35',
    '#cf7a70',
    '#f0b5a5',
  ]),
  beefbite: look(
    'protein',
    'beef-stew beef-chuck beef-stir-fry beef-round beef-brisket beef-short beef-liver lamb-stew lamb-shoulder lamb-leg lamb-shank',
    'bite',
    brown,
    { cuts: { stick: 'beefstrip', slice: 'beefstrip' } },
  ),
  mince: look(
    'protein',
    'beef-ground bison-ground lamb-ground pork-ground veal-ground venison-ground turkey-ground chicken-ground textured-soy',
    'crumble',
    ['#7d4a2c', '#a9703f', '#cf9f6a'],
  ),
  pork: look(
    'protein',
    'pork-tenderloin pork-loin pork-shoulder pork-belly',
    'meatslice',
    ['#a5642f', '#eec59d', '#d9a173'],
    { cuts: { dice: 'bite', stick: 'bite' } },
  ),
  porkchop: look('protein', 'pork-chop pork-ribs lamb-chop lamb-rack', 'chop', [
    '#9a5a2b',
    '#d39a5f',
    '#7d421c',
  ]),
  veal: look('protein', 'veal-cutlet', 'cutlet', ['#b9782f', '#e0a857', '#f3cf8d']),
  sausage: look(
    'protein',
    'sausage bratwurst kielbasa chorizo pork-sausage',
    'sausage',
    ['#94452a', '#c66d45', '#6b2c18'],
    { cuts: { slice: 'slice', dice: 'slice' } },
  ),
  bacon: look('protein', 'bacon', 'bacon', ['#a83a2e', '#f0c3a0', '#d9745c'], {
    cuts: { dice: 'smalldice' },
  }),
  ham: look(
    'protein',
    'ham bacon-canadian prosciutto salami pepperoni',
    'folded',
    ['#d97c7c', '#f3b3ac', '#c25f63'],
    { cuts: { dice: 'smalldice' } },
  ),
  salmon: look('protein', 'salmon trout', 'fillet', ['#dd6a3f', '#f79a6c', '#ffd0b0'], {
    cuts: { dice: 'dice', shred: 'flake', slice: 'folded' },
  }),
  smokedsalmon: look('protein', 'salmon-smoked', 'folded', ['#e2683f', '#f8a078', '#ffd2b8']),
  whitefish: look(
    'protein',
    'cod flounder haddock halibut catfish monkfish pollock sea-bass snapper tilapia swordfish',
    'flakyfillet',
    ['#d9a95c', '#fdf6e6', '#e3c894'],
    { cuts: { dice: 'bite' } },
  ),
  tuna: look('protein', 'tuna-canned salmon-canned crab', 'flake', ['#c08f70', '#ecc9ae', '#fbe7d5'], {
    scale: 1.05,
  }),
  tunasteak: look('protein', 'tuna-steak', 'meatslice', ['#8b5f4d', '#d65a6a', '#ef9aa0'], {
    cuts: { dice: 'dice' },
  }),
  fishstick: look('protein', '', 'stick', ['#c07f2c', '#e8b45c', '#f9dc9c'], { scale: 1.15 }),
  mackerel: look('protein', 'mackerel herring sardine', 'wholefish', ['#56788a', '#d3dee0', '#2f4b5b']),
  anchovy: look('protein', 'anchovy', 'anchovy', ['#7a5138', '#b1805c', '#e3bf9a']),
  shrimp: look('protein', 'shrimp lobster', 'shrimp', ['#ec7a56', '#ffb697', '#d95a3a']),
  mussel: look('protein', 'mussel clam oyster', 'mussel', ['#2b3650', '#f2a24e', '#ffd493']),
  scallop: look('protein', 'scallop squid octopus', 'scallop', ['#b97a38', '#f8e7c6', '#8f5722']),
  friedegg: look('protein', 'egg-quail', 'friedegg', ['#f2a516', '#fcc02e', '#ffe592'], {
    cuts: { half: 'egghalf' },
  }),
  egg: look('protein', 'egg egg-hard-boiled', 'egghalf', ['#e39a12', '#fbc02f', '#ffe592'], {
    cuts: { shred: 'folds' },
  }),
  scramble: look('protein', 'egg-yolk', 'folds', ['#efb526', '#fbd658', '#fff0a9']),
  eggwhite: look('protein', 'egg-white', 'folds', ['#ece2c4', '#fffaf0', '#ffffff']),
  tofu: look('protein', 'tofu', 'dice', ['#d9b77c', '#fbf0d6', '#ffffff'], {
    cuts: { slice: 'slab', shred: 'crumble', half: 'slab', stick: 'stick' },
    scale: 1.1,
  }),
  friedtofu: look('protein', 'tofu-fried', 'dice', ['#b9772a', '#e5b260', '#f8dba0'], {
    cuts: { slice: 'slab', half: 'slab', shred: 'crumble', stick: 'stick' },
    scale: 1.15,
  }),
  tempeh: look('protein', 'tempeh', 'dice', ['#8f5f30', '#cfa168', '#f0d5a6'], {
    cuts: { slice: 'slab', stick: 'stick', shred: 'crumble' },
    scale: 1.1,
  }),
  seitan: look('protein', 'seitan', 'bite', ['#7f4a26', '#b67b47', '#dcae7c'], {
    cuts: { slice: 'meatslice', shred: 'crumble' },
  }),
  meatloaf: look('protein', '', 'loafslice', ['#6f3f22', '#a87247', '#d3a678']),
  meatball: look('protein', '', 'ball', ['#7a4425', '#a5683c', '#d6a274']),
  patty: look('protein', '', 'patty', ['#6d3b20', '#955a34', '#4f2812']),
  falafel: look('protein', '', 'patty', ['#a06a2a', '#cf9a4c', '#7d4d1c'], { scale: 0.75 }),
  cutlet: look('protein', '', 'cutlet', ['#c07f2c', '#e8b45c', '#f9dc9c']),
} satisfies Record<string, Look>;

export const STARCHES = {
  rice: look('starch', 'rice-white rice-risotto rice-sushi rice-puffed', 'rice', [
    '#e4dcc6',
    '#fffdf5',
    '#f3ecd9',
  ]),
  brownrice: look('starch', 'rice-brown rice-wild spelt barley', 'rice', ['#b98d55', '#e3c28c', '#f3dfb7']),
  friedrice: look('starch', '', 'rice', ['#c9923d', '#f0cd83', '#fbe6b4']),
  redrice: look('starch', '', 'rice', ['#b8481f', '#e8854a', '#f7b57f']),
  quinoa: look('starch', 'quinoa millet amaranth', 'grain', ['#c2a468', '#ecd9a8', '#fdf4d8']),
  bulgur: look('starch', 'bulgur buckwheat', 'grain', ['#a8733a', '#d6a668', '#f0d4a0']),
  couscous: look('starch', 'couscous', 'grain', ['#d8a93f', '#f5d888', '#fff2c2']),
  polenta: look('starch', 'polenta', 'mash', ['#e2ae35', '#f8d269', '#ffeaa5']),
  spaghetti: look('starch', 'spaghetti noodles-egg pasta-fresh', 'noodle', ['#dfae4a', '#f6d684', '#fdeab8']),
  ricenoodle: look('starch', 'noodles-rice noodles-glass noodles-shirataki noodles-udon', 'noodle', [
    '#dbd0b4',
    '#fbf6e6',
    '#ffffff',
  ]),
  soba: look('starch', 'noodles-soba', 'noodle', ['#8b6a50', '#b8977a', '#d9bfa5']),
  zoodle: look('starch', '', 'noodle', ['#7da544', '#c3da86', '#eaf3c4']),
  gnocchi: look('starch', 'gnocchi', 'bite', ['#d9b565', '#f8e7b4', '#fff7dc'], { scale: 0.85 }),
  penne: look('starch', 'pasta lasagne', 'tube', ['#dba843', '#f6d684', '#b98a2f']),
  oats: look('starch', 'oats oat-bran muesli granola flour-oat wheat', 'oats', [
    '#c49a5c',
    '#ecd0a0',
    '#fbe9cb',
  ]),
  toast: look(
    'bread',
    'bread-whole-wheat bread-white bread-rye bread-sourdough bread-multigrain bread-pumpernickel ciabatta focaccia',
    'toast',
    ['#a9662c', '#e8bf83', '#cf9a58'],
    { cuts: { dice: 'dice' } },
  ),
  crostini: look('bread', 'baguette', 'crostini', ['#b9762f', '#f2cf92', '#d9a75f']),
  naan: look('bread', 'bread-naan bread-chapati bread-pita phyllo', 'quarter', [
    '#c9985a',
    '#f3dcae',
    '#b9813c',
  ]),
  tortilla: look('bread', 'tortilla-flour tortilla-corn rice-paper', 'quarter', [
    '#d8b070',
    '#f8e6bd',
    '#d3a45c',
  ]),
  bun: look('bread', 'burger-bun english-muffin bread-roll', 'bun', ['#b9762f', '#dfa25a', '#fbe9c6']),
  bagel: look('bread', 'bagel', 'bagel', ['#a8662a', '#d79a52', '#fbe9c6']),
  chip: look('bread', 'tortilla-chips taco-shell pita-chips', 'chip', ['#d8962a', '#f7c95e', '#b97820']),
  cracker: look('bread', 'cracker crispbread', 'cracker', ['#c08f4d', '#ebc98d', '#9a6a30']),
  ricecake: look('bread', 'rice-cake', 'ricecake', ['#cdb78a', '#f4ead0', '#dcc9a0']),
  crouton: look('bread', '', 'dice', ['#b9762f', '#eec687', '#f9e2b4'], { scale: 0.8 }),
} satisfies Record<string, Look>;

export const LEGUMES = {
  chickpea: look('legume', 'chickpeas', 'chickpea', ['#c9974a', '#ebc787', '#fff0cf']),
  kidneybean: look('legume', 'beans-kidney beans-refried beans-pinto', 'bean', [
    '#7d1f22',
    '#a33a38',
    '#d98a80',
  ]),
  blackbean: look('legume', 'beans-black', 'bean', ['#2b2226', '#4a3d42', '#8a7c80']),
  whitebean: look('legume', 'beans-white beans-butter', 'bean', ['#e8dbb6', '#fbf4dd', '#ffffff']),
  bakedbean: look('legume', 'beans-baked', 'bean', ['#c9602a', '#e58b4c', '#ffc795']),
  edamame: look('legume', 'edamame bean-broad beans-mung', 'oval', ['#5fa03a', '#9bd063', '#d9f2b0']),
  lentil: look('legume', 'lentils', 'dots', ['#6d5530', '#947a48', '#c6ad78']),
  redlentil: look('legume', 'lentils-red', 'dots', ['#d9742a', '#f2a052', '#ffcf98']),
} satisfies Record<string, Look>;

export const NUTS = {
  almond: look('nut', 'almond brazil-nut', 'almond', ['#9a5a2c', '#7a431e', '#c98f5c']),
  walnut: look('nut', 'walnut pecan', 'walnut', ['#a9733f', '#d3a468', '#f0d3a3'], { scale: 0.85 }),
  peanut: look('nut', 'peanut nuts-mixed trail-mix pine-nut', 'nut', ['#c8955a', '#e9c48d', '#fff0d2'], {
    scale: 0.85,
  }),
  cashew: look('nut', 'cashew', 'cashew', ['#d0ab72', '#f3dfb4', '#fff6de']),
  hazelnut: look('nut', 'hazelnut chestnut', 'round', ['#8a5328', '#b97d48', '#e6bf92'], { scale: 1.15 }),
  macadamia: look('nut', 'macadamia', 'round', ['#d6bc87', '#f6e9c6', '#ffffff'], { scale: 1.15 }),
  pistachio: look('nut', 'pistachio', 'oval', ['#7f9a3f', '#b4cb6b', '#e7f2bd'], { scale: 0.7 }),
  pumpkinseed: look('nut', 'pumpkin-seed', 'seed', ['#54742f', '#8fb25d', '#c8dca2'], { scale: 1.15 }),
  sunflowerseed: look('nut', 'sunflower-seed hemp-seed', 'seed', ['#8d8467', '#d5cdb0', '#f4eed8']),
  sesame: look('nut', 'sesame-seed flaxseed', 'seed', ['#d0b07a', '#fff3d6', '#ffffff'], { scale: 0.65 }),
  chia: look('nut', 'chia poppy mustard-seed', 'seed', ['#2f2a2a', '#6b6060', '#8a7c80'], { scale: 0.5 }),
  coconut: look('nut', 'coconut-desiccated coconut-fresh', 'seed', ['#e2dccf', '#ffffff', '#ffffff'], {
    scale: 1.2,
  }),
  chocolate: look('nut', 'chocolate cacao-nibs', 'smalldice', ['#3d2116', '#6b4029', '#a07355']),
  granola: look('nut', 'granola muesli', 'spoonful', ['#a9713a', '#d9a864', '#f3d59f'], { scale: 0.8 }),
} satisfies Record<string, Look>;

export const DAIRY = {
  feta: look(
    'cheese',
    'feta goat-cheese queso-fresco cotija ricotta blue-cheese',
    'dice',
    ['#ddd5c2', '#fffdf6', '#ffffff'],
    { cuts: { shred: 'crumble', slice: 'slab' }, scale: 0.75 },
  ),
  mozzarella: look('cheese', 'mozzarella brie camembert', 'slice', ['#e6dec9', '#fffdf6', '#f6f0e2'], {
    scale: 1.25,
  }),
  halloumi: look('cheese', 'halloumi paneer', 'slab', ['#d3a04a', '#f8e7bd', '#b9782c'], {
    cuts: { dice: 'dice' },
    scale: 0.85,
  }),
  cheddar: look(
    'cheese',
    'cheddar gouda edam emmental gruyere mexican-cheese monterey provolone',
    'shred',
    ['#e39a1c', '#fbc54e', '#ffe6a0'],
    { cuts: { slice: 'slab', dice: 'dice' } },
  ),
  parmesan: look('cheese', 'parmesan pecorino', 'curl', ['#d9b866', '#fbecb8', '#fff8de']),
  cottage: look('creamy', 'cottage-cheese', 'crumble', ['#e2d9c6', '#fffdf7', '#ffffff']),
  yogurt: look('creamy', 'yogurt skyr quark kefir sour-cream creme-fraiche cream-cheese mayonnaise', 'dab', [
    '#e3ddd0',
    '#fffefb',
    '#ffffff',
  ]),
  tahini: look('sauce', 'tahini', 'dab', ['#c9a468', '#eed7a8', '#fdf0d4']),
  peanutbutter: look(
    'sauce',
    'peanut-butter almond-butter cashew-butter hazelnut-spread sunflower-seed-butter',
    'dab',
    ['#a86a2c', '#cf9450', '#efc48a'],
  ),
  hummus: look('sauce', 'hummus', 'mash', ['#d3b172', '#f0dba9', '#fdf2d2']),
  guacamole: look('sauce', '', 'mash', ['#7f9f33', '#b6cd5c', '#e0eba0']),
  salsa: look('sauce', 'salsa', 'dots', ['#c8341f', '#e8654a', '#ffb79a']),
  pesto: look('sauce', 'pesto', 'dab', ['#4f7f22', '#7fae3f', '#bfdd84']),
  greensauce: look('sauce', '', 'pool', ['#4f7f2a', '#7dab45', '#b9d98a']),
  honey: look('sauce', 'honey maple-syrup', 'dab', ['#c27d12', '#f0b030', '#ffe08a']),
  jam: look('sauce', 'jam applesauce', 'dab', ['#99183a', '#c93a58', '#f49aac']),
  whitesauce: look('sauce', '', 'pool', ['#e6dcc0', '#fdf8e8', '#ffffff']),
} satisfies Record<string, Look>;
