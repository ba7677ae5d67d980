import { ARRANGEMENTS, type DishName } from './arrange/index.js';
import { type GroundName, isGround } from './art/grounds.js';
import { CUTS, type Cut } from './art/look.js';
import { isLook, LOOKS, type LookName } from './art/looks.js';
import { VESSELS, type VesselName } from './art/vessels.js';

/** A food of a drawing, and how much of it there is: from 1, a garnish, to 9, most of the dish. */
export interface DrawnFood {
  look: LookName;
  cut: Cut | null;
  amount: number;
}

/** The contents of a drawing: its arrangement, its vessel, its sauce, and its foods from the most to the least. */
export interface Drawing {
  dish: DishName;
  vessel: VesselName;
  ground: GroundName;
  foods: DrawnFood[];
}

/** A drawing as text, such as `soup.bluebowl.tomato.chickpea5.carrot_dice2`. It is stored, and part of an address. */
export const DRAWING_PATTERN = /^[a-z]{1,20}(\.[a-z]{1,20}){2}(\.[a-z]{1,20}(_[a-z]{1,8})?[1-9]){0,9}$/;

export const drawingText = ({ dish, vessel, ground, foods }: Drawing): string =>
  [
    dish,
    vessel,
    ground,
    ...foods.map(({ look, cut, amount }) => `${look}${cut ? `_${cut}` : ''}${amount}`),
  ].join('.');

/** Returns null if any word of it is unknown. */
export function readDrawing(text: string): Drawing | null {
  if (!DRAWING_PATTERN.test(text)) return null;
  const [dish = '', vessel = '', ground = '', ...rest] = text.split('.');
  const foods = rest.map(readFood);
  const isKnown = Object.hasOwn(ARRANGEMENTS, dish) && Object.hasOwn(VESSELS, vessel) && isGround(ground);
  if (!isKnown || foods.includes(null)) return null;
  return { dish: dish as DishName, vessel: vessel as VesselName, ground, foods: foods as DrawnFood[] };
}

function readFood(text: string): DrawnFood | null {
  const [name = '', cut = null] = text.slice(0, -1).split('_');
  if (!isLook(name)) return null;
  if (cut !== null && !CUTS.some((known) => known === cut && LOOKS[name].cuts?.[known])) return null;
  return { look: name, cut: cut as Cut | null, amount: Number(text.slice(-1)) };
}
