import { ChoiceField, YesNoField } from '../../../../platform/http/fields.js';
import { CARD_SIZES, type CardOptions, type CardSize } from '../cards/cards-document.js';

export class ExportCardsRequest {
  @ChoiceField(CARD_SIZES, {
    optional: true,
    description: 'medium, if left out; small ones are two to a page',
  })
  cardSize?: CardSize;

  @YesNoField({ optional: true, description: 'True, if left out' })
  includeNutrition?: boolean;
}

export const cardOptions = (asked: ExportCardsRequest): CardOptions => ({
  cardSize: asked.cardSize ?? 'medium',
  includeNutrition: asked.includeNutrition ?? true,
});
