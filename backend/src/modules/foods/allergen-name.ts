import type { Allergen } from './food.js';

const NAMES: Partial<Record<Allergen, string>> = {
  nuts: 'tree nuts',
  soybeans: 'soy',
  molluscs: 'mollusks',
  sulphites: 'sulfites',
  lupin: 'lupine',
};

/** What people in the United States call an allergen; its code follows the European list. */
export const allergenName = (allergen: Allergen): string => NAMES[allergen] ?? allergen;
