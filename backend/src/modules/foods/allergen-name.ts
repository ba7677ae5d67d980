import type { Allergen } from './food.js';

const NAMES: Partial<Record<Allergen, string>> = {
  nuts: 'tree nuts',
  soybeans: 'soy',
  molluscs: 'mollusks',
  sulphites: 'sulfites',
  lupin: 'lupine',
};

/** Names an allergen as people in the United States do. Its code follows the European list. */
export const allergenName = (allergen: Allergen): string => NAMES[allergen] ?? allergen;
