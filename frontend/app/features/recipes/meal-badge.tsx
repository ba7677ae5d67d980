import { Badge } from '~/ui';
import { labelOf, type MealType, mealTypes } from './recipe-words';

/** A meal of a plan: its drawing, its color, its word. */
export const MealBadge = ({ meal }: { meal: MealType }) => (
  <Badge tone={meal} drawn>
    {labelOf(mealTypes, meal)}
  </Badge>
);
