export type { CardContent, CardOptions, CardSize } from './card-content.js';
export { cardAreas, LOOKS } from './card-look.js';
export { COLORS, MACRO_COLORS, MEAL_COLORS } from './colors.js';
export { cardFooter, recipeCard } from './recipe-card.js';
export type { Area, CardStyles, Placed, Size, Span, TextStyle, Typesetter } from './typesetter.js';
