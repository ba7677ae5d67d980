import { HEAPS, type HeapForm } from './heaps.js';
import { BAKED_PIECES } from './pieces-baked.js';
import { BREAD_PIECES } from './pieces-breads.js';
import { type Colors, CUT_PIECES, type PieceForm } from './pieces-cut.js';
import { MEAT_PIECES } from './pieces-meat.js';
import { PANTRY_PIECES } from './pieces-pantry.js';
import { PLANT_PIECES } from './pieces-plants.js';

export const PIECES = {
  ...CUT_PIECES,
  ...PLANT_PIECES,
  ...MEAT_PIECES,
  ...BAKED_PIECES,
  ...BREAD_PIECES,
  ...PANTRY_PIECES,
} satisfies Record<string, PieceForm>;

export type PieceName = keyof typeof PIECES;

export type FormName = PieceName | keyof typeof HEAPS;

/** The ways in which a food may be cut. Each look names the forms that it takes. */
export const CUTS = ['slice', 'dice', 'stick', 'shred', 'wedge', 'mash', 'half'] as const;

export type Cut = (typeof CUTS)[number];

/** The part that a food has in a dish, which decides where a cook puts it. */
export type Role =
  | 'protein'
  | 'starch'
  | 'legume'
  | 'vegetable'
  | 'leaf'
  | 'fruit'
  | 'nut'
  | 'cheese'
  | 'creamy'
  | 'bread'
  | 'herb'
  | 'sauce';

/** The appearance of foods in drawings. */
export interface Look {
  role: Role;
  colors: Colors;
  form: FormName;
  cuts?: Partial<Record<Cut, FormName>>;
  /** The size of a piece, where its form is shared with foods of another size. */
  scale?: number;
  /** Foods of the table by ID, or by the first words of it. */
  foods: string;
}

export const heapFormOf = (form: FormName): HeapForm | undefined => (HEAPS as Record<string, HeapForm>)[form];

export const pieceFormOf = (form: FormName): PieceForm | undefined =>
  (PIECES as Record<string, PieceForm>)[form];
