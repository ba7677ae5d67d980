import type { Arrangement } from './arrangement.js';
import { bake } from './bakes.js';
import { creamsoup, salad, sections, soup, stew, topped } from './bowls.js';
import { drink, eggs, flatcake, frittata, hotdrink, omelette, pizza, skewers, stuffed } from './dishes.js';
import { cups, rolls, sandwich, summerrolls, tacos, wrap } from './filled.js';
import {
  balls,
  bars,
  cookies,
  crackers,
  flatbreads,
  loaf,
  muffins,
  pancakes,
  patties,
  toast,
} from './pieces.js';
import { nest, plated, tossed, tray } from './plates.js';
import { burger, dip, folded, platter, shards } from './shared-plates.js';

/** The function that arranges each kind of dish. */
export const ARRANGEMENTS = {
  ...{ soup, creamsoup, stew, salad, sections, topped, plated, nest, tossed, tray, bake },
  ...{
    drink,
    hotdrink,
    omelette,
    frittata,
    pizza,
    flatcake,
    skewers,
    stuffed,
    eggs,
    dip,
    burger,
    platter,
    folded,
    shards,
  },
  ...{ balls, cookies, bars, muffins, crackers, flatbreads, loaf, patties, pancakes },
  ...{ toast, sandwich, wrap, rolls, summerrolls, tacos, cups },
} satisfies Record<string, Arrangement>;

export type DishName = keyof typeof ARRANGEMENTS;
