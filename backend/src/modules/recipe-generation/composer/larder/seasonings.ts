import { type Part, part } from '../draft.js';

/** Seasonings, in amounts per serving. The members of a list replace each other in other diets. */
export const soySauce = (teaspoons: number): Part[] => [
  part('soy-sauce-reduced-sodium', 'soy sauce', 'tsp', teaspoons),
  part('tamari-reduced-sodium', 'tamari', 'tsp', teaspoons),
  part('coconut-aminos', 'coconut aminos', 'tsp', teaspoons),
];

export const honey = (teaspoons: number): Part[] => [
  part('honey', 'honey', 'tsp', teaspoons),
  part('maple-syrup', 'maple syrup', 'tsp', teaspoons),
];

export const yogurt = (amounts: number | readonly number[]): Part[] => [
  part('yogurt-greek-low-fat', 'yogurt', 'g', amounts),
  part('yogurt-soy', 'soy yogurt', 'g', amounts),
];

export const stock = (amounts: number | readonly number[]): Part[] => [
  part('stock-vegetable-reduced-sodium', 'stock', 'ml', amounts),
];

export const oliveOil = (amounts: readonly number[] = [1, 1.5, 2, 3, 4.5]): Part =>
  part('oil-olive', 'olive oil', 'tsp', amounts);

export const tsp = (food: string, said: string, amount: number): Part => part(food, said, 'tsp', amount);

export const tbsp = (food: string, said: string, amount: number | readonly number[]): Part =>
  part(food, said, 'tbsp', amount);

const fresh = (food: string, said: string): Part => part(food, said, 'handfuls', 0.5, 'chopped');

export const GARLIC = part('garlic', 'garlic', 'cloves', 1, 'finely chopped');
export const GINGER = part('ginger', 'ginger', 'knobs', 0.5, 'grated');
export const CHILI = part('chili-red', 'chili', 'pcs', 0.5, 'finely sliced');
export const ONION = part('onion', 'onion', 'pcs', 0.5, 'chopped');
export const RED_ONION = part('onion-red', 'red onion', 'pcs', 0.25, 'thinly sliced');
export const SCALLION = part('onion-spring', 'scallions', 'stalks', 1, 'sliced');
export const LEMON = tbsp('lemon-juice', 'lemon juice', 1);
export const LIME = tbsp('lime-juice', 'lime juice', 1);
/** Dishes take less of it where other ingredients are salty. */
export const SALT = { ...part('salt', 'salt', 'tsp', [0.0625, 0.125]), usual: 1 };
export const PEPPER = tsp('pepper-black', 'black pepper', 0.125);
export const CORNSTARCH = tsp('cornstarch', 'cornstarch', 0.5);
export const SESAME = tsp('sesame-seed', 'sesame seeds', 1);
export const CILANTRO = fresh('cilantro', 'cilantro');
export const PARSLEY = fresh('parsley-fresh', 'parsley');
export const BASIL = part('basil-fresh', 'basil', 'handfuls', 0.5);
export const MINT = fresh('mint-fresh', 'mint');
export const DILL = fresh('dill-fresh', 'dill');
export const CHIVES = part('chives', 'chives', 'tbsp', 1, 'snipped');
export const CUMIN = tsp('cumin', 'cumin', 0.5);
export const PAPRIKA = tsp('paprika', 'paprika', 0.5);
export const SMOKED_PAPRIKA = tsp('paprika-smoked', 'smoked paprika', 0.5);
export const CHILI_POWDER = tsp('chilli-powder', 'chili powder', 0.5);
export const OREGANO = tsp('oregano-dried', 'oregano', 0.5);
export const THYME = tsp('thyme-dried', 'thyme', 0.5);
export const TURMERIC = tsp('turmeric', 'turmeric', 0.25);
export const CINNAMON = tsp('cinnamon', 'cinnamon', 0.25);
export const GARAM_MASALA = tsp('garam-masala', 'garam masala', 1);
export const CURRY_POWDER = tsp('curry-powder', 'curry powder', 1);
export const CORIANDER = tsp('coriander-seed', 'ground coriander', 0.5);
export const CHILI_FLAKES = tsp('chilli-flakes', 'chili flakes', 0.125);

export const FETA = part('feta', 'feta', 'g', [20, 25, 30], 'crumbled');
export const PARMESAN = part('parmesan', 'Parmesan', 'g', [10, 15], 'grated');
export const AVOCADO = part('avocado', 'avocado', 'g', [40, 50, 75, 100], 'diced');
