export { excludedFood } from './excluded-food.js';
export { FOOD_USES, type FoodUse, MAX_TYPED, type SuggestedFood, suggestFoods } from './food-suggestions.js';
export { askAboutFood } from './near-foods.js';
export { readWish } from './read-wish.js';
export { CHOICES } from './rule-choices.js';
export { leftOut, type NotTaken, type SaidValue, type SaidWish } from './said-wish.js';
export {
  isWithin,
  MAX_CHARACTERS,
  type Marked,
  type ReadWish,
  type WishField,
  type WishValues,
} from './wish.js';
export { WishReader } from './wish-reader.js';
export { WishReaderModule } from './wish-reader.module.js';
