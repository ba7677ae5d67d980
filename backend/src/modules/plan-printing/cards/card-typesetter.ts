import type { CardStyles, Typesetter } from '../../../../../paper/recipe-cards/index.js';
import type { Block } from '../../../platform/pdf/block.js';
import { cropped, paragraph } from '../../../platform/pdf/paragraph.js';
import { beside, stacked } from '../../../platform/pdf/stacked.js';
import { mixedNumber } from '../../foods/index.js';
import { COLORS, TEXT } from '../theme.js';

const NAME_SCALE = 1.15;

const name = {
  ...TEXT.heading,
  size: TEXT.heading.size * NAME_SCALE,
  leading: TEXT.heading.leading * NAME_SCALE,
};

const styles: CardStyles = {
  label: TEXT.label,
  name,
  body: TEXT.body,
  muted: { ...TEXT.body, color: COLORS.muted },
};

/** Sets the text of recipe cards in the fonts of the printed plan. */
export const cardTypesetter: Typesetter<Block> = {
  styles,
  paragraph,
  cropped,
  stacked,
  beside,
  beginningOf: (block, height) => block.cut(height, height)?.[0] ?? null,
  fraction: mixedNumber,
};
