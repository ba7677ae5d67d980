import { IdField } from '../../../../platform/http/fields.js';
import { ExportCardsRequest } from '../../pdf/dto/cards.request.js';

export class RecipeCardsRequest extends ExportCardsRequest {
  @IdField({
    optional: true,
    description:
      'For customers one of their plans, by default the active one. For trainers one of their customers, by default all',
  })
  chosenId?: string;
}
