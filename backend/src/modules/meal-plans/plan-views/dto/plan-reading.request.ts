import {
  BoundField,
  IdField,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../../platform/http/fields.js';

export class PlanRecipeParams {
  @IdField() id: string;
  @IdField() recipeId: string;
}

export class WeekRequest {
  @BoundField({ min: 1, max: 5, description: 'A week of the plan; the first by default' }) week?: number;
}

export class UntickRequest {
  @BoundField({ min: 1, max: 5, description: 'A week of the plan; all weeks by default' }) week?: number;
}

export class TickRequest {
  @WholeNumberField({ min: 1, max: 5 }) week: number;
  @TextField({ min: 1, max: 300, description: 'The key used by the guide: `buy:…` or `do:…`' }) item: string;
  @YesNoField() ticked: boolean;
}
