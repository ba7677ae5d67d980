import type { Look } from './look.js';

const look = (
  role: Look['role'],
  foods: string,
  form: Look['form'],
  colors: Look['colors'],
  more: Pick<Look, 'cuts' | 'scale'> = {},
): Look => ({ role, foods, form, colors, ...more });

const orange = ['#dd6b14', '#f5943a', '#ffbd78'] as const;
const green = ['#4f8f2f', '#86bf4d', '#b9de83'] as const;

export const VEGETABLES = {
  tomato: look('vegetable', 'tomato tomato-plum tomatillo', 'wedge', ['#c92a1c', '#ee5a41', '#ffd28a'], {
    cuts: { slice: 'tomatoslice', dice: 'smalldice' },
    scale: 0.95,
  }),
  cherrytomato: look('vegetable', 'tomato-cherry', 'cherryhalf', ['#cf2f20', '#f0654b', '#ffdf9a']),
  driedtomato: look('vegetable', 'tomatoes-sun-dried', 'bite', ['#8f1f16', '#bd3a26', '#e0694b'], {
    scale: 0.75,
  }),
  cucumber: look('vegetable', 'cucumber', 'seeded', ['#3f7d32', '#dcefb8', '#a9cf7c'], {
    cuts: { dice: 'smalldice', stick: 'stick', shred: 'shred' },
  }),
  zucchini: look('vegetable', 'zucchini', 'seeded', ['#4c7f2f', '#eaf0b9', '#c3d384'], {
    cuts: { dice: 'dice', stick: 'ribbon', shred: 'shred', half: 'seeded' },
    scale: 1.05,
  }),
  eggplant: look('vegetable', 'eggplant', 'seeded', ['#4a2550', '#d9c08e', '#a98a5a'], {
    cuts: { dice: 'dice' },
    scale: 1.25,
  }),
  carrot: look('vegetable', 'carrot', 'slice', orange, {
    cuts: { dice: 'smalldice', stick: 'stick', shred: 'shred', wedge: 'stick' },
    scale: 0.8,
  }),
  sweetpotato: look('starch', 'sweet-potato', 'chunk', ['#cf6a1f', '#f0913f', '#ffc07f'], {
    cuts: { wedge: 'wedge', slice: 'slice', mash: 'mash' },
  }),
  pumpkin: look('vegetable', 'pumpkin squash', 'chunk', ['#d98a1a', '#f6b240', '#ffd684'], {
    cuts: { wedge: 'crescent', mash: 'mash' },
  }),
  potato: look('starch', 'potato', 'chunk', ['#d3a24a', '#f3d88a', '#fff0bd'], {
    cuts: { wedge: 'wedge', slice: 'slice', mash: 'mash', dice: 'dice', shred: 'shred', half: 'chunk' },
  }),
  fries: look(
    'starch',
    'french-fries sweet-potato-fries hash-brown',
    'stick',
    ['#d9a036', '#f6d273', '#ffeaa6'],
    { scale: 0.85 },
  ),
  cassava: look('starch', 'cassava plantain', 'chunk', ['#d8c48a', '#f6ebc0', '#ffffff']),
  rootroast: look(
    'vegetable',
    'parsnip celeriac turnip rutabaga kohlrabi daikon jicama',
    'chunk',
    ['#cdb67c', '#f0e3b6', '#fff8dd'],
    { cuts: { slice: 'slice', mash: 'mash', stick: 'stick', shred: 'shred' }, scale: 0.85 },
  ),
  beet: look('vegetable', 'beetroot', 'wedge', ['#6d1236', '#a3214f', '#cf5c81'], {
    cuts: { slice: 'slice', dice: 'dice', shred: 'shred' },
    scale: 0.85,
  }),
  radish: look('vegetable', 'radish', 'slice', ['#d22f5a', '#fff5f3', '#ffffff'], { scale: 0.7 }),
  redpepper: look(
    'vegetable',
    'bell-pepper bell-pepper-red peppers-roasted',
    'strip',
    ['#c8281c', '#ea5a44', '#ffab95'],
    { cuts: { dice: 'smalldice', half: 'stoned' } },
  ),
  greenpepper: look('vegetable', 'bell-pepper-green', 'strip', ['#3c8a2e', '#6fb848', '#b4e08e'], {
    cuts: { dice: 'smalldice' },
  }),
  yellowpepper: look('vegetable', 'bell-pepper-yellow', 'strip', ['#e0a00f', '#fbc93c', '#ffeaa0'], {
    cuts: { dice: 'smalldice' },
  }),
  chili: look('vegetable', 'chili-red', 'scallion', ['#c8201b', '#f26a4f', '#ffffff'], { scale: 0.9 }),
  jalapeno: look('vegetable', 'jalapeno chili-green okra', 'ring', ['#3d8a30', '#b9dc86', '#ffffff'], {
    scale: 0.6,
  }),
  broccoli: look('vegetable', 'broccoli', 'floret', ['#2f7a2d', '#57a53f', '#9cc76a']),
  cauliflower: look('vegetable', 'cauliflower', 'floret', ['#e0d2a8', '#f9f1d9', '#e6e0b0'], {
    cuts: { mash: 'mash' },
  }),
  cauliflowerrice: look('starch', 'cauliflower-rice', 'grain', ['#e3d8b8', '#fbf5e2', '#ffffff']),
  sprouts: look('vegetable', 'brussels-sprout artichoke', 'round', ['#5f9238', '#a2c763', '#d9eab0'], {
    scale: 1.8,
  }),
  asparagus: look('vegetable', 'asparagus', 'spear', ['#4d8a35', '#83b956', '#2f6a2a']),
  greenbean: look('vegetable', 'bean-green pea-snow pea-sugar-snap broccoli-rabe', 'pod', green),
  pea: look(
    'legume',
    'pea-green peas-split vegetables-mixed-frozen',
    'round',
    ['#5a9b31', '#8ecb50', '#d4f0a0'],
    { scale: 0.72 },
  ),
  corn: look('vegetable', 'corn', 'kernel', ['#e3a514', '#fbd34a', '#fff0a8'], { cuts: { half: 'cob' } }),
  mushroom: look('vegetable', 'mushroom', 'mushroom', ['#b48a5e', '#efdfc4', '#9b7146'], { scale: 0.9 }),
  portobello: look('vegetable', 'mushroom-portobello', 'mushroom', ['#6f4a30', '#b58b62', '#56361f'], {
    cuts: { half: 'patty' },
    scale: 1.1,
  }),
  onion: look('vegetable', 'onion shallot leek fennel', 'curl', ['#cdb878', '#f7eecb', '#ffffff'], {
    cuts: { dice: 'smalldice', wedge: 'wedge' },
  }),
  redonion: look('vegetable', 'onion-red', 'curl', ['#8f2f6b', '#e6a9cf', '#ffffff']),
  celery: look('vegetable', 'celery', 'halfround', ['#7fae4a', '#c7e09a', '#eef7d3'], {
    cuts: { stick: 'stick' },
    scale: 0.7,
  }),
  whitecabbage: look(
    'vegetable',
    'cabbage-white cabbage-napa cabbage-savoy sauerkraut lettuce-iceberg',
    'shred',
    ['#a9c871', '#dcebae', '#f6fbe0'],
  ),
  redcabbage: look('vegetable', 'cabbage-red radicchio', 'shred', ['#6b2a6b', '#a1559b', '#dca5d2']),
  kimchi: look('vegetable', 'kimchi', 'shred', ['#c63d1d', '#ec7b45', '#ffd3a0']),
  beansprout: look('vegetable', 'bean-sprouts alfalfa-sprouts', 'shred', ['#d9d0a4', '#fbf7e2', '#e9dc8a']),
  pickle: look('vegetable', 'pickle', 'seeded', ['#647c24', '#bcc765', '#8f9f3f'], { scale: 0.75 }),
  olive: look('vegetable', 'olives-kalamata olives-black', 'olive', ['#3a2136', '#5f3c58', '#a98aa5']),
  greenolive: look('vegetable', 'olives-green', 'olive', ['#758a28', '#a7ba4d', '#dbe59a']),
  caper: look('herb', 'caper', 'round', ['#5d7a30', '#8ba653', '#c8d79b'], { scale: 0.55 }),
  bokchoy: look('leaf', 'bok-choy', 'bokchoy', ['#4f9138', '#eef3d8', '#c3d9a0']),
} satisfies Record<string, Look>;

export const GREENS = {
  spinach: look('leaf', 'spinach chard watercress lettuce-lambs', 'leaf', ['#2f7d32', '#4f9c46', '#86c36b']),
  arugula: look('leaf', 'arugula', 'notched', ['#37822f', '#5aa348', '#a3d488'], { scale: 0.9 }),
  lettuce: look('leaf', 'lettuce endive chicory', 'frilled', ['#6aa83a', '#a4d263', '#dcefb0'], {
    scale: 0.85,
  }),
  kale: look('leaf', 'kale collard', 'frilled', ['#2c6a35', '#4a8a4a', '#93bd83'], { scale: 0.75 }),
  basil: look('herb', 'basil-fresh', 'leaf', ['#2f8a35', '#57b24c', '#9bd97f'], { scale: 0.55 }),
  mint: look('herb', 'mint-fresh sage', 'leaf', ['#2f8f55', '#58b678', '#a4e0b3'], { scale: 0.5 }),
  parsley: look('herb', 'parsley-fresh cilantro', 'herb', ['#3a8f2f', '#7cc25a', '#b8e59a'], { scale: 0.85 }),
  dill: look(
    'herb',
    'dill-fresh thyme-fresh rosemary-fresh lemongrass',
    'sprig',
    ['#3c7f3a', '#7bb564', '#b8e59a'],
    { scale: 0.85 },
  ),
  scallion: look('herb', 'onion-spring chives', 'scallion', ['#4b9a35', '#c9e8a4', '#ffffff']),
  nori: look('herb', 'nori', 'smalldice', ['#1f3a2c', '#2f5541', '#4d7a60'], { scale: 1.1 }),
} satisfies Record<string, Look>;

export const FRUITS = {
  avocado: look('fruit', 'avocado', 'crescent', ['#4f7a2b', '#d9e38a', '#f2f5c0'], {
    cuts: { dice: 'dice', mash: 'mash', half: 'stoned' },
  }),
  apple: look('fruit', 'apple', 'crescent', ['#c72f2a', '#fbf0c9', '#ffffff'], {
    cuts: { dice: 'dice', shred: 'shred', half: 'stoned' },
    scale: 0.95,
  }),
  greenapple: look('fruit', 'apple-green', 'crescent', ['#7fae3a', '#f8f5d0', '#ffffff'], {
    cuts: { dice: 'dice' },
  }),
  pear: look('fruit', 'pear', 'crescent', ['#a8b13a', '#fbf3cf', '#ffffff'], {
    cuts: { half: 'stoned', dice: 'dice' },
  }),
  peach: look('fruit', 'peach nectarine apricot persimmon', 'crescent', ['#e2603a', '#fbb55c', '#ffe0a6']),
  plum: look('fruit', 'plum', 'crescent', ['#5b2153', '#e0994d', '#f7cf8d'], { scale: 0.8 }),
  mango: look('fruit', 'mango papaya', 'dice', ['#ea9a16', '#fdc646', '#ffe9a3']),
  pineapple: look('fruit', 'pineapple', 'pineapple', ['#dda31a', '#fbdc5c', '#d39c1e']),
  banana: look('fruit', 'banana', 'slice', ['#e8cf78', '#fff3c4', '#f0dc98'], { cuts: { mash: 'mash' } }),
  orange: look('fruit', 'orange clementine tangerine', 'segments', ['#ee8a1d', '#fdab3f', '#ffe8c0']),
  grapefruit: look('fruit', 'grapefruit', 'segments', ['#f0a13c', '#f2705c', '#ffd9c8'], { scale: 1.15 }),
  lemon: look('fruit', 'lemon', 'segments', ['#eec41f', '#fbe267', '#fffbe0'], { scale: 0.85 }),
  lime: look('fruit', 'lime', 'segments', ['#5fa32f', '#b5da62', '#f2fadb'], { scale: 0.8 }),
  kiwi: look('fruit', 'kiwi', 'kiwislice', ['#7b5a34', '#93c83e', '#eef3c5']),
  strawberry: look('fruit', 'strawberry', 'strawberry', ['#cf2233', '#ef5560', '#ffd7d2']),
  raspberry: look('fruit', 'raspberry', 'raspberry', ['#c22552', '#e85a80', '#ffb5c8']),
  blueberry: look('fruit', 'blueberry currant-black', 'blueberry', ['#34437f', '#5568ac', '#aebae8']),
  blackberry: look('fruit', 'blackberry berries-mixed', 'raspberry', ['#3b1d4d', '#63386f', '#a98bb8']),
  cherry: look('fruit', 'cherry cranberry currant lychee', 'cherry', ['#96142f', '#c8304a', '#ff9fae'], {
    scale: 0.85,
  }),
  grape: look('fruit', 'grape', 'cherry', ['#6d8f2c', '#a9c957', '#e8f4b8']),
  pomegranate: look('fruit', 'pomegranate', 'round', ['#a3122f', '#d83a50', '#ffb1bb'], { scale: 0.55 }),
  watermelon: look('fruit', 'watermelon', 'dice', ['#c72f43', '#f2606c', '#ffb3b3'], { scale: 1.25 }),
  melon: look('fruit', 'melon guava', 'crescent', ['#d9b45c', '#fcb85f', '#ffe0ab'], { scale: 1.1 }),
  fig: look('fruit', 'fig', 'fig', ['#4c2a55', '#b53a53', '#f5dcc0']),
  passionfruit: look('fruit', 'passion-fruit', 'round', ['#d99212', '#f6c33a', '#3a2b1c'], { scale: 0.8 }),
  date: look('fruit', 'date prune fig-dried', 'oval', ['#5a3018', '#8c5530', '#c9956a'], { scale: 1.3 }),
  raisin: look(
    'fruit',
    'raisin cranberry-dried cherry-dried currant-dried blueberry-dried',
    'oval',
    ['#4b2433', '#744056', '#b0829a'],
    { scale: 0.75 },
  ),
  apricot: look('fruit', 'apricot-dried apple-dried', 'oval', ['#d9791d', '#f4a544', '#ffd699'], {
    scale: 1.2,
  }),
} satisfies Record<string, Look>;
