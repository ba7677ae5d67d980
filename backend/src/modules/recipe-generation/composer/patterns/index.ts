import type { Pattern } from '../pattern.js';
import { chiaPudding } from './chia-pudding.js';
import { chili } from './chili.js';
import { curry } from './curry.js';
import { dips, roastedSnack } from './dips.js';
import { energyBites } from './energy-bites.js';
import { friedRice } from './fried-rice.js';
import { grainBowl } from './grain-bowl.js';
import { eggMuffins, frittata, omelette, scramble } from './omelette.js';
import { overnightOats } from './overnight-oats.js';
import { pasta } from './pasta.js';
import { patties } from './patties.js';
import { porridge } from './porridge.js';
import { salad } from './salad.js';
import { skewers } from './skewers.js';
import { smoothie } from './smoothie.js';
import { soup } from './soup.js';
import { stirFry } from './stir-fry.js';
import { toast } from './toast.js';
import { tofuScramble } from './tofu-scramble.js';
import { traybake } from './traybake.js';
import { wraps } from './wrap.js';
import { yogurtBowl, yogurtCup } from './yogurt-bowl.js';

export const PATTERNS: readonly Pattern[] = [
  stirFry,
  traybake,
  curry,
  grainBowl,
  soup,
  chili,
  pasta,
  salad,
  wraps,
  overnightOats,
  porridge,
  yogurtBowl,
  yogurtCup,
  smoothie,
  omelette,
  frittata,
  eggMuffins,
  scramble,
  tofuScramble,
  toast,
  chiaPudding,
  skewers,
  patties,
  friedRice,
  energyBites,
  dips,
  roastedSnack,
];
