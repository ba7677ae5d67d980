import { type Block, kept, space } from '../../../platform/pdf/block.js';
import type { Section } from '../../../platform/pdf/pages.js';
import { cropped, paragraph } from '../../../platform/pdf/paragraph.js';
import { beside, stacked } from '../../../platform/pdf/stacked.js';
import type { ShoppingItem } from '../plan.js';
import { weighedAmount } from './amount-text.js';
import { COLORS, TEXT } from './look.js';
import { tickBox } from './marks.js';
import type { ShoppingTrip } from './plan-document.js';
import { AISLES, counted } from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import { columnsOf, type Sheet } from './sheet.js';

/** What is bought at once, by aisle in the order of a walk through a shop. */
export function shoppingSection({ title, items }: ShoppingTrip, number: number, sheet: Sheet): Section {
  const areas = columnsOf(sheet, sheet.isWide ? 3 : 2);
  const width = areas[0]?.width ?? sheet.body.width;
  const about = `${title}: ${counted(items.length, 'thing')}. Weights are what the meals need; buy the next package up.`;
  return {
    id: `shopping-${number}`,
    title: number === 1 ? 'Shopping list' : `Shopping list ${number}`,
    areas,
    blocks: [
      sectionHeading('Shopping list', about, width),
      ...AISLES.flatMap(([aisle, name]) =>
        aisleBlocks(
          name,
          items.filter((item) => item.aisle === aisle),
          width,
        ),
      ),
    ],
  };
}

function aisleBlocks(title: string, items: readonly ShoppingItem[], width: number): Block[] {
  if (items.length === 0) return [];
  const style = { ...TEXT.subheading, color: COLORS.accent, leading: 20 };
  return [
    { ...paragraph(title, style, width), keepsWithNext: true },
    ...items.map((item) => itemBlock(item, width)),
    space(10),
  ];
}

const BOX = 8.5;
const AMOUNT_WIDTH = 84;
const INDENT = 17;

function itemBlock(item: ShoppingItem, width: number): Block {
  const name = width - INDENT - AMOUNT_WIDTH - 6;
  const amount = weighedAmount(item.totalAmount, item.unit, item.grams);
  return kept(
    stacked([
      beside([
        { block: tickBox(TEXT.small.leading, BOX), x: 0 },
        { block: paragraph(item.ingredient, TEXT.small, name), x: INDENT },
        {
          block: paragraph(amount, { ...TEXT.small, weight: 'semibold', align: 'right' }, AMOUNT_WIDTH),
          x: width - AMOUNT_WIDTH,
        },
      ]),
      ...(item.usedInRecipes.length > 0 ? [indented(cropped(usedIn(item), TINY, width - INDENT, 2))] : []),
      space(4),
    ]),
  );
}

const indented = (block: Block) => beside([{ block, x: INDENT }]);

const TINY = { ...TEXT.muted, size: 7.5, leading: 10 };

const MOST_NAMED = 2;

function usedIn({ usedInRecipes }: ShoppingItem): string {
  const more = usedInRecipes.length - MOST_NAMED;
  return usedInRecipes.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` +${more} more` : '');
}
