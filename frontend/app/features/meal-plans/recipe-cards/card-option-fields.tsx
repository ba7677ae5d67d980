import { Checkbox, ChoiceGroup } from '~/ui';
import { type CardOptions, cardSizes } from './card-options';

const usual: CardOptions = { cardSize: 'medium', includeNutrition: true };

/** Fields for the size of cards, and for whether they have the figures. */
export function CardOptionFields({
  chosen: { cardSize, includeNutrition } = usual,
}: {
  chosen?: CardOptions;
}) {
  return (
    <>
      <ChoiceGroup
        legend="Card size"
        name="cardSize"
        pick="one"
        choices={cardSizes}
        defaultValue={cardSize}
      />
      <Checkbox
        label="Include nutrition"
        name="includeNutrition"
        value="yes"
        defaultChecked={includeNutrition}
      />
    </>
  );
}
