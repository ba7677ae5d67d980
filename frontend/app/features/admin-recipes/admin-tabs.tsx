import { adminToolsPath } from '~/paths/admin-recipes';
import { adminPath, generatorPath } from '~/paths/pages';
import { LinkTabs } from '~/ui';

/** The tabs of the admin dashboard, each with an address of its own. */
export function AdminTabs({ current }: { current: 'recipes' | 'generator' | 'admin' }) {
  return (
    <LinkTabs
      label="Admin Dashboard"
      tabs={[
        { label: 'Recipes', to: adminPath, current: current === 'recipes' },
        { label: 'Meal Plan Generator', to: generatorPath, current: current === 'generator' },
        { label: 'Admin', to: adminToolsPath, current: current === 'admin' },
      ]}
    />
  );
}
