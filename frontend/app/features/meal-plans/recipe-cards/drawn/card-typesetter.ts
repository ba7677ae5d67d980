import { type CardStyles, COLORS, type Typesetter } from '#paper/recipe-cards/index';
import { amountText } from '~/features/recipes/amount-text';
import { plainText } from '../card-letters';
import { type Block, beside, stacked } from './block';
import { cropped, paragraph } from './paragraph';
import type { Pen } from './pen';

const styles: CardStyles = {
  label: { size: 8.5, leading: 12, color: COLORS.muted, weight: 'semibold' },
  name: { size: 16, leading: 22, color: COLORS.ink, weight: 'semibold' },
  body: { size: 10, leading: 15, color: COLORS.ink, weight: 'regular' },
  muted: { size: 10, leading: 15, color: COLORS.muted, weight: 'regular' },
};

/** Sets the text of recipe cards in the standard fonts of PDF readers. */
export const cardTypesetter = (pen: Pen): Typesetter<Block> => ({
  styles,
  paragraph: (text, style, width) => paragraph(pen, text, style, width),
  cropped: (text, style, width, maxLines) => cropped(pen, text, style, width, maxLines),
  stacked,
  beside,
  beginningOf: (block, height) => block.upTo(height),
  fraction: (value) => plainText(amountText(value, null)),
});
