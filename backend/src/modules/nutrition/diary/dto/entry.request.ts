import { DecimalField, PartField } from '../../../../platform/http/body-fields.js';
import {
  ChoiceField,
  DateField,
  IdField,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../../platform/http/fields.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import { EatenFiguresRequest } from '../../dto/figures.request.js';
import { ENTRY_KINDS, type EntryKind } from '../entry.entity.js';

const MAX_AMOUNT = 10_000;
const MAX_MEALS_OF_DAY = 20;

const AmountField = () =>
  DecimalField({
    min: 0.01,
    max: MAX_AMOUNT,
    invalid: `The amount is a number above 0, at most ${MAX_AMOUNT}, with at most two decimals`,
    optional: true,
    description: 'Of the measure; for recipes and meals of a plan, servings',
  });

const MeasureField = () =>
  TextField({
    max: 150,
    optional: true,
    description: 'g (by default), oz, lb, serving, or one of the amounts that the search offers',
  });

const NameField = () => TextField({ min: 1, max: 150, required: 'Please enter a name', optional: true });

/** A request to log something. Its fields depend on the kind. */
export class EntryRequest {
  @ChoiceField(ENTRY_KINDS, {
    description: 'A meal of the plan of that day, a recipe, a food, or own figures',
  })
  kind: EntryKind;

  @DateField({ description: 'The day where you live' }) day: string;

  @ChoiceField(MEAL_TYPES, { required: 'Please choose a meal' }) meal: MealType;

  @TextField({ max: 60, optional: true, description: 'For foods and recipes: the ID that the search gave' })
  source?: string;

  @AmountField() amount?: number;

  @MeasureField() measure?: string;

  @IdField({ optional: true, description: 'With mealNumber: the meal of the plan that this answers' })
  planId?: string;

  @WholeNumberField({ min: 1, max: MAX_MEALS_OF_DAY, optional: true }) mealNumber?: number;

  @YesNoField({ optional: true, description: 'Says that the meal of the plan was not eaten' })
  isSkipped?: boolean;

  @NameField() name?: string;

  @PartField(EatenFiguresRequest, { optional: true, description: 'Own figures' })
  figures?: EatenFiguresRequest;
}

/** A request to correct an entry. A field that is not sent stays as it is. */
export class ChangeEntryRequest {
  @ChoiceField(MEAL_TYPES, { optional: true }) meal?: MealType;

  @AmountField() amount?: number;

  @MeasureField() measure?: string;

  @NameField() name?: string;

  @PartField(EatenFiguresRequest, { optional: true, description: 'Only own figures can be corrected' })
  figures?: EatenFiguresRequest;
}

export class CopyEntriesRequest {
  @DateField({ description: 'The day from which to copy' }) from: string;

  @ChoiceField(MEAL_TYPES, { optional: true, description: 'Only this meal' }) meal?: MealType;
}
