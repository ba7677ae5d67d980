import type { Role } from '~/platform/paths';
import { LinkTabs } from '~/ui';

/** What somebody keeps; admins have no favourites. */
export function KeptTabs({ role, current }: { role: Role; current: 'favorites' | 'collections' }) {
  if (role === 'admin') return null;
  return (
    <LinkTabs
      label="Kept recipes"
      tabs={[
        { label: 'Favorites', to: '/favorites', current: current === 'favorites' },
        { label: 'Collections', to: '/collections', current: current === 'collections' },
      ]}
    />
  );
}
