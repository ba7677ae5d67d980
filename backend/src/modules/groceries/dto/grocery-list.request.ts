import {
  CountField,
  DateField,
  IdField,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../platform/http/fields.js';

const ListNameField = (options: { optional?: boolean; description?: string } = {}) =>
  TextField({
    ...options,
    min: 1,
    max: 255,
    required: 'List name is required',
    tooLong: 'A name must be at most 255 characters',
  });

const PlanIdField = (description: string) =>
  IdField({ optional: true, description, invalid: 'Invalid meal plan ID format' });

export class ListGroceryListsRequest {
  @TextField({ max: 100, optional: true, description: 'Searches in the names' }) search?: string;
  @CountField({ min: 1, max: 1000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 100 }) limit: number = 100;
}

export class CreateGroceryListRequest {
  @ListNameField() name: string;
  @PlanIdField('Your plan for which the list is') mealPlanId?: string;
}

export class RenameGroceryListRequest {
  @ListNameField() name: string;
}

const MAX_DAYS = 30;

export class GenerateGroceryListRequest {
  @PlanIdField('By default, the plan that you follow now or next') mealPlanId?: string;

  @IdField({
    optional: true,
    description: 'The list to add to; by default, the one of this name made from the plan, or a new one',
  })
  groceryListId?: string;

  @ListNameField({ optional: true, description: 'Meal Plan Grocery List by default' })
  listName: string = 'Meal Plan Grocery List';

  @DateField({ optional: true, description: 'Tomorrow by default, or the first day of the plan' })
  fromDate?: string;

  @WholeNumberField({ min: 1, max: MAX_DAYS, optional: true, description: '7 by default' }) days?: number;

  @YesNoField({ optional: true, description: 'false leaves out salt, oil, and spices' })
  includeAllIngredients: boolean = true;

  @YesNoField({ optional: true, description: 'false makes a line for each recipe' })
  aggregateQuantities: boolean = true;

  @YesNoField({ optional: true, description: 'false does not round up to what can be bought or measured' })
  roundUpQuantities: boolean = true;
}
