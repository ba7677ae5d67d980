import type { Allergen } from './recipe-words';

/** The 14 allergens that labels must name, the most common ones first. */
export const allergens: readonly { value: Allergen; label: string }[] = [
  { value: 'milk', label: 'Milk' },
  { value: 'eggs', label: 'Eggs' },
  { value: 'gluten', label: 'Gluten' },
  { value: 'nuts', label: 'Tree nuts' },
  { value: 'peanuts', label: 'Peanuts' },
  { value: 'soybeans', label: 'Soy' },
  { value: 'fish', label: 'Fish' },
  { value: 'crustaceans', label: 'Crustaceans' },
  { value: 'molluscs', label: 'Mollusks' },
  { value: 'sesame', label: 'Sesame' },
  { value: 'celery', label: 'Celery' },
  { value: 'mustard', label: 'Mustard' },
  { value: 'sulphites', label: 'Sulfites' },
  { value: 'lupin', label: 'Lupine' },
];
