import { ownRecipesPath } from '~/paths/own-recipes';
import { customersPath, generatorPath, trainerPath, trainerPlansPath } from '~/paths/pages';
import { LinkTabs } from '~/ui';

/** The tabs of the trainer's dashboard, each with an address of its own. */
export function TrainerTabs({
  current,
  customers,
}: {
  current: 'recipes' | 'own' | 'generate' | 'saved' | 'customers';
  customers?: number;
}) {
  return (
    <LinkTabs
      label="Dashboard"
      tabs={[
        { label: 'Browse Recipes', to: trainerPath, current: current === 'recipes' },
        { label: 'My Recipes', to: ownRecipesPath, current: current === 'own' },
        { label: 'Generate Plans', to: generatorPath, current: current === 'generate' },
        { label: 'Saved Plans', to: trainerPlansPath, current: current === 'saved' },
        { label: 'Customers', to: customersPath, current: current === 'customers', count: customers },
      ]}
    />
  );
}
