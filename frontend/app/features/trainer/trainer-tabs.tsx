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
        { label: 'Browse Recipes', to: '/trainer', current: current === 'recipes' },
        { label: 'My Recipes', to: '/trainer/recipes', current: current === 'own' },
        { label: 'Generate Plans', to: '/meal-plan-generator', current: current === 'generate' },
        { label: 'Saved Plans', to: '/trainer/meal-plans', current: current === 'saved' },
        { label: 'Customers', to: '/trainer/customers', current: current === 'customers', count: customers },
      ]}
    />
  );
}
