import { recipeCardsPath } from '~/paths/account';
import { ButtonLink, Card } from '~/ui';
import { PrintIcon } from '~/ui/icons';

const texts = {
  customer:
    'Print the recipes of your active plan, or of any other plan that you have, on cards for the kitchen.',
  trainer:
    'Print the recipes of the plans that you have assigned, to all customers or to one of them, on cards.',
  admin: 'Print the recipes of all plans that customers have, or of those of one customer, on cards.',
};

export function RecipeCardsCard({ whose }: { whose: keyof typeof texts }) {
  return (
    <Card
      title="Recipe Cards"
      actions={
        <ButtonLink to={recipeCardsPath} icon={PrintIcon}>
          Make recipe cards
        </ButtonLink>
      }
    >
      <p>{texts[whose]}</p>
    </Card>
  );
}
