type Compared = {
  id: string;
  name: string;
  caloriesKcal: number;
  proteinGrams: number;
  carbsGrams: number;
  fatGrams: number;
};

const mostKcalApart = 5;
const mostGramsApart = 1;
const shortestWord = 4;

/** Finds another recipe with nearly the same numbers and a common word in the name. */
export const nearTwin = <T extends Compared>(recipe: Compared, others: readonly T[]): T | undefined =>
  others.find((other) => other.id !== recipe.id && areNear(recipe, other) && shareAWord(recipe, other));

const areNear = (one: Compared, other: Compared): boolean =>
  Math.abs(one.caloriesKcal - other.caloriesKcal) <= mostKcalApart &&
  (['proteinGrams', 'carbsGrams', 'fatGrams'] as const).every(
    (name) => Math.abs(one[name] - other[name]) <= mostGramsApart,
  );

function shareAWord(one: Compared, other: Compared): boolean {
  const words = new Set(wordsOf(other.name));
  return wordsOf(one.name).some((word) => words.has(word));
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= shortestWord);
