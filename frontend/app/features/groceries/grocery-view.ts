import type { GroceryCategory, GroceryView } from '~/paths/groceries';
import { searchIn } from '~/platform/page-number';
import { categoryLabels, type GroceryItem, groceryCategories } from './grocery-words';

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads from an address what the page shows. */
export function groceryViewIn(params: URLSearchParams): GroceryView {
  const [list, category] = [params.get('list') ?? '', params.get('category')];
  const known = groceryCategories.find((one) => one === category);
  const search = searchIn(params);
  return {
    ...(isId.test(list) && { list }),
    ...(params.get('view') === 'list' && { plain: true }),
    ...(known && { category: known }),
    ...(search && { search }),
  };
}

export type ItemGroup = { key: string; title: string | null; items: GroceryItem[] };

/** The items that match, in the groups in which they are shown. Checked items come last everywhere. */
export function groupItems(items: readonly GroceryItem[], view: GroceryView): ItemGroup[] {
  const wanted = (view.search ?? '').toLowerCase();
  const shown = items
    .filter(({ category }) => !view.category || category === view.category)
    .filter(({ name, brand, notes }) =>
      [name, brand ?? '', notes ?? ''].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((one, other) => Number(one.isChecked) - Number(other.isChecked));
  if (view.plain) return shown.length > 0 ? [{ key: 'all', title: null, items: shown }] : [];
  return groceryCategories.flatMap((category) => {
    const members = shown.filter((item) => item.category === category);
    return members.length > 0 ? [{ key: category, title: categoryLabels[category], items: members }] : [];
  });
}

/** The categories that a list has, with the number of items that are still to buy. */
export const countCategories = (
  items: readonly GroceryItem[],
): { category: GroceryCategory; open: number }[] =>
  groceryCategories
    .filter((category) => items.some((item) => item.category === category))
    .map((category) => ({
      category,
      open: items.filter((item) => item.category === category && !item.isChecked).length,
    }));

/** The price of what is still to buy, or null if no item says what it costs. */
export function estimatedTotal(items: readonly GroceryItem[]): number | null {
  const open = items.filter(({ isChecked, estimatedPrice }) => !isChecked && estimatedPrice !== null);
  if (open.length === 0) return null;
  return open.reduce((sum, { estimatedPrice }) => sum + Math.round((estimatedPrice ?? 0) * 100), 0) / 100;
}
