import { ChoiceField, YesNoField } from '../../../../platform/http/fields.js';
import { CARD_SIZES, type CardOptions, type CardSize } from '../../../plan-printing/index.js';

export class ExportCardsRequest {
  @ChoiceField(CARD_SIZES, {
    optional: true,
    description: 'medium by default; small cards are two per page',
  })
  cardSize?: CardSize;

  @YesNoField({ optional: true, description: 'True by default' }) includeNutrition?: boolean;
}

export const cardOptions = (asked: ExportCardsRequest): CardOptions => ({
  cardSize: asked.cardSize ?? 'medium',
  includeNutrition: asked.includeNutrition ?? true,
});
