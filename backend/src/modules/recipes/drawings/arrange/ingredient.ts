import { type Cut, type FormName, heapFormOf, type Role } from '../art/look.js';
import { LOOKS, type LookName } from '../art/looks.js';
import type { Colors } from '../art/pieces-cut.js';

/** A food in the hands of the cook. */
export interface Ingredient {
  look: LookName;
  cut: Cut | null;
  amount: number;
  form: FormName;
  role: Role;
  colors: Colors;
  /** Whether it lies as a heap rather than in pieces. */
  isHeap: boolean;
  /** About how much room a piece takes around its center. */
  size: number;
  scale: number;
}

/** The room that a piece takes, if it differs from most. */
const SIZES: Partial<Record<FormName, number>> = {
  ...{
    smalldice: 10,
    kernel: 10,
    round: 13,
    chickpea: 13,
    bean: 15,
    oval: 14,
    olive: 15,
    seed: 8,
    scallion: 9,
  },
  ...{
    blueberry: 15,
    raspberry: 19,
    cherry: 18,
    cherryhalf: 19,
    nut: 15,
    cashew: 20,
    almond: 17,
    walnut: 22,
    anchovy: 24,
  },
  ...{
    floret: 36,
    leaf: 28,
    notched: 32,
    frilled: 46,
    herb: 20,
    sprig: 22,
    mushroom: 31,
    spear: 34,
    bokchoy: 40,
    cob: 72,
    pod: 24,
  },
  ...{ stick: 28, strip: 24, wedge: 32, crescent: 32, ribbon: 36, stoned: 42, chunk: 28, curl: 17 },
  ...{
    fillet: 72,
    flakyfillet: 74,
    wholefish: 78,
    breast: 76,
    steak: 76,
    meatslice: 34,
    cutlet: 80,
    chop: 74,
    drumstick: 68,
    sausage: 52,
    loafslice: 56,
    beefstrip: 23,
    patty: 58,
  },
  ...{ bacon: 44, folded: 40, shrimp: 32, mussel: 34, scallop: 32, ball: 30, slab: 42, flake: 20, bite: 25 },
  ...{
    friedegg: 52,
    egghalf: 36,
    toast: 82,
    crostini: 42,
    quarter: 46,
    bun: 84,
    bagel: 78,
    chip: 28,
    cracker: 44,
    ricecake: 52,
  },
  ...{ dab: 38, spoonful: 24, pineapple: 26, strawberry: 25, fig: 27, tube: 20 },
};

const TYPICAL_SIZE = 25;

export function prepare(look: LookName, cut: Cut | null, amount: number): Ingredient {
  const { form: whole, cuts, colors, role, scale = 1 } = LOOKS[look];
  const form = (cut && cuts?.[cut]) || whole;
  const isHeap = heapFormOf(form) !== undefined;
  return {
    look,
    cut,
    amount,
    form,
    role,
    colors,
    isHeap,
    scale,
    size: (SIZES[form] ?? TYPICAL_SIZE) * scale,
  };
}

/** Herbs and a few seeds or nuts go on top of everything. */
export const isGarnish = ({ role, amount }: Ingredient): boolean =>
  role === 'herb' || (role === 'nut' && amount <= 2);
