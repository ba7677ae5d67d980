import {
  BoundField,
  IdField,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../../platform/http/fields.js';

export class PlanRecipeParams {
  @IdField()
  id: string;

  @IdField()
  recipeId: string;
}

export class WeekRequest {
  @BoundField({ min: 1, max: 5, description: 'Of the plan; the first, if left out' })
  week?: number;
}

export class UntickRequest {
  @BoundField({ min: 1, max: 5, description: 'Of the plan; all, if left out' })
  week?: number;
}

export class TickRequest {
  @WholeNumberField({ min: 1, max: 5 })
  week: number;

  @TextField({ min: 1, max: 300, description: 'As the guide names it: `buy:…` or `do:…`' })
  item: string;

  @YesNoField()
  ticked: boolean;
}
