import { readLine } from '../../foods/index.js';
import { withoutNumber } from './clean-text.js';
import { type FoundRecipe, MAX_ROWS, tooManyRows, UnreadableImportError } from './found-recipe.js';
import { mealsIn } from './meal-words.js';
import { noFacts, nutritionOfLines, type PlainFacts, saysNutrition, takeFacts } from './plain-facts.js';
import {
  hasAmountFirst,
  headingIn,
  isMeasured,
  isNumbered,
  isStep,
  type PlainLine,
  type Section,
  splitLines,
  withoutBullet,
} from './plain-lines.js';
import { recipesApart } from './plain-recipes.js';
import { splitSteps } from './plain-steps.js';

/** No chapter of a cookbook has more lines, and this many are still read quickly. */
const MAX_LINES = 5_000;

const NOTHING_FOUND =
  'We could not find a recipe in this text. Put its name on the first line, then the ingredients, one on each line, and then how it is made.';

/** Reads recipes as people keep them in notes and mails: a name, ingredients, and instructions. */
export function recipesOfText(text: string): FoundRecipe[] {
  const lines = splitLines(text);
  if (lines.length > MAX_LINES)
    throw new UnreadableImportError('This text has too many lines. Please import it in parts.');
  const found = recipesApart(lines);
  if (found.length > MAX_ROWS) throw tooManyRows();
  const recipes = found.map((part, index) => ({ row: index + 1, ...recipeOf(part) }));
  if (recipes.every(({ ingredients, steps }) => ingredients.length === 0 && steps.length === 0))
    throw new UnreadableImportError(NOTHING_FOUND);
  return recipes;
}

function recipeOf(lines: PlainLine[]): Omit<FoundRecipe, 'row'> {
  const facts = noFacts();
  const { name, rest } = namedBy(lines, facts);
  const { ingredients, steps, texts, nutrition } = sectionsOf(rest, facts);
  const { prep, cook, resting } = facts;
  // A total contains the resting, which is neither of the other two.
  const total = facts.total === null ? null : Math.max(0, facts.total - (resting ?? 0));
  const left = (other: number | null) => (total === null ? null : Math.max(0, total - (other ?? 0)));
  const beyond = prep === null || cook === null ? 0 : Math.max(0, (total ?? 0) - prep - cook);
  return {
    name,
    description: texts.join('\n'),
    mealTypes: facts.meals.length > 0 ? facts.meals : mealsIn(name),
    servings: facts.servings,
    prepTimeMinutes: prep ?? left(cook) ?? (cook === null ? null : 0),
    cookTimeMinutes:
      cook ?? (prep === null ? null : left(prep)) ?? (prep === null && total === null ? null : 0),
    restTimeMinutes: resting ?? beyond,
    ingredients,
    steps: splitSteps(steps).map(withoutNumber),
    cuisine: facts.cuisine,
    nutrition: nutritionOfLines(nutrition),
    source: facts.source,
  };
}

const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|evening))\b.{0,40}[,!:]?$/i;
const MAIL_HEADER = /^(?:from|to|cc|sent|date|subject):\s/i;
const LABEL = /^(?:recipe|title|name|rezept|receta|recette)\s*:\s*/i;

/** No name is longer, and longer input must not cost time. */
const MAX_NAME = 300;

/**
 * The name is the first line that is neither a greeting nor a mail header. If the ingredients begin at once, there is
 * none.
 */
function namedBy(lines: PlainLine[], facts: PlainFacts): { name: string; rest: PlainLine[] } {
  const at = lines.findIndex(({ text }) => !GREETING.test(text) && !MAIL_HEADER.test(text));
  const first = lines[at]?.text ?? '';
  if (first.length > MAX_NAME) return { name: first, rest: lines.slice(at + 1) };
  const isOther = headingIn(first) !== null || isNumbered(first) || readLine(first).state === 'understood';
  if (isOther) return { name: '', rest: lines.slice(at) };
  const [, title = first, aside = ''] = /^(.+?)\s*(?:\(([^()]+)\)|\s[-–—|]\s[^-–—|]+)$/.exec(first) ?? [];
  const said = aside || first.slice(title.length).replace(/^[\s–—|-]+/, '');
  const name = said && takeFacts(said, facts) ? title : first;
  return { name: withoutBullet(name.replace(LABEL, '')).replace(/:$/, ''), rest: lines.slice(at + 1) };
}

interface Sections {
  ingredients: string[];
  steps: PlainLine[];
  /** Prose before the ingredients and after the steps. */
  texts: string[];
  nutrition: string[];
}

/** Facts that are recognized below the top as well. Among the steps, "Cook 10 min" is an instruction. */
const FACT_ANYWHERE =
  /^(?:serves|servings|makes|yields?|prep|total|cook(?:ing)? time|meals?:|cuisine|source|https?:)/i;

function sectionsOf(lines: PlainLine[], facts: PlainFacts): Sections {
  const result: Sections = { ingredients: [], steps: [], texts: [], nutrition: [] };
  const headed = new Set(lines.map(({ text }) => headingIn(text)?.section));
  let section: Section | 'top' = 'top';
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    if ((section === 'top' || FACT_ANYWHERE.test(text)) && takeFacts(text, facts)) continue;
    const heading = headingIn(text);
    if (heading) {
      section = heading.section;
      addRest(heading.rest, section, result, facts);
      continue;
    }
    if (saysNutrition(text) && !isStep(text)) {
      result.nutrition.push(text);
      continue;
    }
    if (section === 'nutrition') section = result.steps.length > 0 ? 'notes' : 'top';
    if (section === 'top' && !headed.has('ingredients') && beginsIngredients(text, lines[at + 1]?.text))
      section = 'ingredients';
    if (section === 'ingredients' && !headed.has('steps') && isStep(text)) section = 'steps';
    if (section === 'ingredients') result.ingredients.push(...ingredientIn(text));
    else if (section === 'steps') result.steps.push(line);
    else result.texts.push(text);
  }
  return result;
}

const beginsIngredients = (text: string, next = ''): boolean =>
  hasAmountFirst(text) && (isMeasured(text) || hasAmountFirst(next));

/** "For the sauce:" and similar lines are no ingredients. */
const ingredientIn = (text: string): string[] =>
  text.endsWith(':') || /^ingredients\b/i.test(text) ? [] : [withoutBullet(text)].filter(Boolean);

function addRest(rest: string, section: Section, result: Sections, facts: PlainFacts): void {
  if (!rest || takeFacts(rest, facts)) return;
  if (section === 'steps') result.steps.push({ text: rest, isApart: true });
  else if (section === 'notes') result.texts.push(rest);
  else if (section === 'nutrition') result.nutrition.push(rest);
  else
    result.ingredients.push(
      ...rest
        .split(/;|,\s(?=[\d½¼¾⅓⅔⅛])/)
        .map((part) => part.trim())
        .filter(Boolean),
    );
}
