import type { components } from '#openapi/schema';
import { queuePath } from '~/paths/admin-recipes';
import { usersPath } from '~/paths/pages';
import { StatCard } from '~/ui';
import { recipesPath } from './admin-recipe-filters';

type RecipeStatsProps = { stats: components['schemas']['AdminStatsResponse'] };

export function RecipeStats({ stats: { total, approved, pending, users } }: RecipeStatsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
      <StatCard label="Total Recipes" value={total} />
      <StatCard label="Approved" value={approved} to={recipesPath({ status: 'approved', page: 1 })} />
      <StatCard label="Pending Review" value={pending} to={queuePath} />
      <StatCard label="Users" value={users} to={usersPath} />
    </div>
  );
}
