import { Amount, Choice, ListOf, Maybe, Text, WholeNumber } from '../../../platform/http/answers.js';
import { UNITS, type Unit } from '../../foods/index.js';

export class RecipeIngredientResponse {
  @Maybe(Amount('For all servings; null if none is given')) amount: number | null;
  @Maybe(Choice(UNITS)) unit: Unit | null;
  @Text() name: string;
  @Maybe(Text('How it is prepared')) note: string | null;
  @Maybe(Text('In the food table; null if it was not understood')) foodId: string | null;
  @Maybe(Amount()) grams: number | null;
}

export class RecipePictureResponse {
  @Text('Prefix of `/{width}.avif` and `/{width}.webp`') base: string;
  @ListOf(WholeNumber(), 'In ascending order: 320, 640, and 1280, or up to its own width') widths: number[];
  @WholeNumber('The height of the widest file in pixels') height: number;
}
