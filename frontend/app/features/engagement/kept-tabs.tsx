import { collectionsPath } from '~/paths/collections';
import { favoritesPath, type Role } from '~/paths/pages';
import { LinkTabs } from '~/ui';

/** Tabs for favorites and collections. Admins have no favorites. */
export function KeptTabs({ role, current }: { role: Role; current: 'favorites' | 'collections' }) {
  if (role === 'admin') return null;
  return (
    <LinkTabs
      label="Kept recipes"
      tabs={[
        { label: 'Favorites', to: favoritesPath, current: current === 'favorites' },
        { label: 'Collections', to: collectionsPath, current: current === 'collections' },
      ]}
    />
  );
}
