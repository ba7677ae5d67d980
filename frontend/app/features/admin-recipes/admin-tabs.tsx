import { LinkTabs } from '~/ui';

/** The tabs of the admin dashboard, each with an address of its own. */
export function AdminTabs({ current }: { current: 'recipes' | 'generator' | 'admin' }) {
  return (
    <LinkTabs
      label="Admin Dashboard"
      tabs={[
        { label: 'Recipes', to: '/admin', current: current === 'recipes' },
        { label: 'Meal Plan Generator', to: '/meal-plan-generator', current: current === 'generator' },
        { label: 'Admin', to: '/admin?tab=admin', current: current === 'admin' },
      ]}
    />
  );
}
