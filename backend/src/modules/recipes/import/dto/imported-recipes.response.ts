import { Choice, Id, ListOf, Maybe, Part, Text, WholeNumber } from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { SideResponse } from '../../dto/side.response.js';
import { MEAL_TYPES, type MealType } from '../../recipe.entity.js';
import { isSide } from '../../side.js';
import { shortened } from '../clean-text.js';
import type { FoundRecipe } from '../found-recipe.js';
import type { ImportProblem, ImportResult } from '../recipe-import.service.js';

class ImportedRecipeResponse {
  @Id() id: string;
  @Text() name: string;
}

/** The parts that could be read. They prefill the form of a new recipe. */
class FoundRecipeResponse {
  @Text() name: string;
  @Text() description: string;
  @ListOf(Choice(MEAL_TYPES)) mealTypes: MealType[];
  @Maybe(Text()) cuisine: string | null;
  @Maybe(WholeNumber('Null if it is not stated, as are the minutes')) servings: number | null;
  @Maybe(WholeNumber()) prepTimeMinutes: number | null;
  @Maybe(WholeNumber()) cookTimeMinutes: number | null;
  @WholeNumber() restTimeMinutes: number;
  @ListOf(Text()) ingredients: string[];
  @Text('One step per line') instructionsText: string;
  @Maybe(Text()) sourceReference: string | null;
  @Maybe(Part(SideResponse)) side: SideResponse | null;

  constructor(found: FoundRecipe) {
    this.name = shortened(found.name, 255);
    this.description = shortened(found.description, 2000);
    this.mealTypes = found.mealTypes;
    this.cuisine = found.cuisine;
    this.servings = found.servings;
    this.prepTimeMinutes = found.prepTimeMinutes;
    this.cookTimeMinutes = found.cookTimeMinutes;
    this.restTimeMinutes = found.restTimeMinutes ?? 0;
    this.ingredients = found.ingredients;
    this.instructionsText = found.steps.join('\n');
    this.sourceReference = found.source;
    this.side = found.side && isSide(found.side) ? new SideResponse(found.side) : null;
  }
}

/** Nobody would read a page with more forms, and no recipe is longer. */
const MAX_OFFERED = 20;
const MAX_CHARACTERS = 20_000;

class ImportProblemResponse {
  @WholeNumber('The row as spreadsheets count it, or the number of the recipe on the page') row: number;
  @Text('Empty if it has none') name: string;
  @Text() problem: string;

  @Maybe(
    Part(
      FoundRecipeResponse,
      `What could be read of the recipe, so that it can be corrected and saved; only for the first ${MAX_OFFERED}`,
    ),
  )
  recipe: FoundRecipeResponse | null;
}

export class ImportedRecipesResponse extends MessageResponse {
  @ListOf(Part(ImportedRecipeResponse)) imported: ImportedRecipeResponse[];
  @ListOf(Part(ImportProblemResponse), 'Why the others were left out') problems: ImportProblemResponse[];

  constructor({ imported, problems }: ImportResult) {
    super(messageOf(imported.length));
    this.imported = imported.map(({ id, name }) => ({ id, name }));
    this.problems = withRecipes(problems);
  }
}

function withRecipes(problems: ImportProblem[]): ImportProblemResponse[] {
  let offered = 0;
  return problems.map(({ found, ...problem }) => {
    const recipe = found && offered < MAX_OFFERED ? offeredOf(found) : null;
    if (recipe) offered += 1;
    return { ...problem, recipe };
  });
}

function offeredOf(found: FoundRecipe): FoundRecipeResponse | null {
  const recipe = new FoundRecipeResponse(found);
  const { ingredients, instructionsText } = recipe;
  const isShort = ingredients.join('').length + instructionsText.length <= MAX_CHARACTERS;
  return isShort && ingredients.length + instructionsText.length > 0 ? recipe : null;
}

function messageOf(count: number): string {
  if (count === 0) return 'No recipe was imported';
  return count === 1 ? '1 recipe imported' : `${count} recipes imported`;
}
