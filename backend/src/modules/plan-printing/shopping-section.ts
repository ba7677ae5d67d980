import { type Block, kept, laidTwice, space } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { cropped, paragraph } from '../../platform/pdf/paragraph.js';
import { asPart, heading } from '../../platform/pdf/part.js';
import { beside, stacked } from '../../platform/pdf/stacked.js';
import { weighedAmount } from '../foods/index.js';
import type { ShoppingItem } from '../plan-model/index.js';
import { isBought, listLeftOver, shoppingGroups, sparedOf } from '../prep-guide/index.js';
import { tickBox } from './check-marks.js';
import { ingredientText, unitBeside } from './ingredient-text.js';
import type { PrintedWeek } from './plan-document.js';
import { counted, grams, listed } from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import { columnsOf, type Sheet } from './sheet.js';
import { COLORS, TEXT } from './theme.js';

/** Lists what to buy for each week, in the same groups as on the screen. */
export function shoppingSections(weeks: readonly PrintedWeek[], sheet: Sheet): Section[] {
  const areas = columnsOf(sheet, sheet.isWide ? 3 : 2);
  const width = areas[0]?.width ?? sheet.body.width;
  return weeks.map((week, index) => ({
    id: `shopping-${index + 1}`,
    title: weeks.length === 1 ? 'Shopping list' : `Shopping list, ${week.days}`,
    areas,
    blocks: listBlocks(week, width),
  }));
}

function listBlocks({ days, shoppingList }: PrintedWeek, width: number): Block[] {
  const bought = shoppingList.filter(isBought);
  const about = `For ${days}: ${counted(bought.length, 'item')}. Weights are what the meals need, so buy the next package size up, except where the list says that a bit less will do.`;
  return [
    sectionHeading('Shopping list', about, width),
    ...shoppingGroups(bought).flatMap(({ group, items }) => groupBlocks(group, items, width)),
    ...leftOverBlocks(bought, width),
  ];
}

function groupBlocks(title: string, items: readonly ShoppingItem[], width: number): Block[] {
  if (items.length === 0) return [];
  const style = { ...TEXT.subheading, color: COLORS.accent, leading: 20 };
  return [
    heading(3, title, style, width),
    ...items.map((item) => laidTwice(() => itemBlock(item, width))),
    space(10),
  ];
}

function leftOverBlocks(bought: readonly ShoppingItem[], width: number): Block[] {
  const leftOver = listLeftOver(bought).map((one) => `${grams(one.grams)} of ${one.name}`);
  if (leftOver.length === 0) return [];
  const words = `Left over of packages of the usual size: ${listed(leftOver)}.`;
  return [kept(laidTwice(() => paragraph(words, TEXT.muted, width)))];
}

const BOX = 8.5;
const AMOUNT_WIDTH = 84;
const INDENT = 17;

function itemBlock(item: ShoppingItem, width: number): Block {
  const name = width - INDENT - AMOUNT_WIDTH - 6;
  const { totalAmount, unit, ingredient, grams } = item;
  const amount = weighedAmount(totalAmount, unitBeside(unit, ingredient), grams);
  const { name: shown } = ingredientText(totalAmount, unit, ingredient);
  const spared = sparedOf(item);
  return kept(
    asPart(
      'P',
      stacked([
        beside([
          { block: tickBox(TEXT.small.leading, BOX), x: 0 },
          { block: paragraph(shown, TEXT.small, name), x: INDENT },
          {
            block: paragraph(amount, { ...TEXT.small, weight: 'semibold', align: 'right' }, AMOUNT_WIDTH),
            x: width - AMOUNT_WIDTH,
          },
        ]),
        ...(spared ? [indented(paragraph(spared, TINY, width - INDENT))] : []),
        ...(item.usedInRecipes.length > 0 ? [indented(cropped(usedIn(item), TINY, width - INDENT, 2))] : []),
        space(4),
      ]),
    ),
  );
}

const indented = (block: Block) => beside([{ block, x: INDENT }]);

const TINY = { ...TEXT.muted, size: 7.5, leading: 10 };

const MAX_RECIPES_NAMED = 2;

function usedIn({ usedInRecipes }: ShoppingItem): string {
  const more = usedInRecipes.length - MAX_RECIPES_NAMED;
  return usedInRecipes.slice(0, MAX_RECIPES_NAMED).join(', ') + (more > 0 ? ` +${more} more` : '');
}
