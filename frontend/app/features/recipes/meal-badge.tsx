import { Badge } from '~/ui';
import { labelOf, type MealType, mealTypes } from './recipe-words';

/** A meal with its drawing, color, and name. */
export const MealBadge = ({ meal }: { meal: MealType }) => (
  <Badge tone={meal} drawn>
    {labelOf(mealTypes, meal)}
  </Badge>
);
