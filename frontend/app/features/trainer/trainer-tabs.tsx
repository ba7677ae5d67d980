import { LinkTabs } from '~/ui';

/** The tabs of the trainer's dashboard, each with an address of its own. */
export function TrainerTabs({
  current,
  customers,
}: {
  current: 'recipes' | 'own' | 'customers';
  customers?: number;
}) {
  return (
    <LinkTabs
      label="Dashboard"
      tabs={[
        { label: 'Browse Recipes', to: '/trainer', current: current === 'recipes' },
        { label: 'My Recipes', to: '/trainer/recipes', current: current === 'own' },
        { label: 'Customers', to: '/trainer/customers', current: current === 'customers', count: customers },
      ]}
    />
  );
}
