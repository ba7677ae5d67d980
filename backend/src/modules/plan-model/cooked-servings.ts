/** The largest part of what is cooked that may be left, so that a recipe is still cooked whole. */
export const MAX_SHARE_LEFT = 0.25;

/**
 * Returns how many servings are cooked of a recipe that is cooked whole where little would be left: the smallest
 * multiple of the recipe that is enough, or exactly what is eaten if more than MAX_SHARE_LEFT of that would be left.
 */
export function cookedServings(recipeServings: number, eaten: number): number {
  if (recipeServings <= 1) return eaten;
  const cooked = Math.ceil(eaten / recipeServings) * recipeServings;
  return cooked - eaten <= MAX_SHARE_LEFT * cooked ? cooked : eaten;
}
