import type { components } from '#openapi/schema';
import { queuePath } from '~/paths/admin-recipes';
import { adminPath, logoutPath, usersPath } from '~/paths/pages';
import { securityPath } from '~/paths/settings';
import { customerPlansPath } from '~/paths/users';
import { ButtonLink, Card, StatCard } from '~/ui';

type AdminFigures = components['schemas']['AdminFiguresResponse'];

/** Figures of the whole system, and work that waits for an admin. */
export function SystemFigures({ figures }: { figures: AdminFigures }) {
  return (
    <>
      <section aria-label="System Overview">
        <h2 className="mb-3 text-lg font-semibold">System Overview</h2>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          <StatCard
            label="Total Recipes"
            value={figures.totalRecipes}
            basis="in the library or waiting"
            to={adminPath}
          />
          <StatCard
            label="Total Users"
            value={figures.totalUsers}
            basis="accounts of all roles"
            to={usersPath}
          />
          <StatCard label="Meal Plans" value={figures.totalMealPlans} basis="saved by trainers and admins" />
        </div>
      </section>
      <section aria-label="Quick Stats">
        <h2 className="mb-3 text-lg font-semibold">Quick Stats</h2>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          <StatCard
            label="Pending Reviews"
            value={figures.pendingRecipes}
            basis="recipes that wait for a decision"
            to={queuePath}
          />
          <StatCard label="Active Trainers" value={figures.activeTrainers} basis="here in the last 30 days" />
          <StatCard
            label="Active Customers"
            value={figures.activeCustomers}
            basis="here in the last 30 days"
          />
        </div>
      </section>
    </>
  );
}

export function AdminActions() {
  return (
    <Card title="Account Actions">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={adminPath}>Admin Dashboard</ButtonLink>
        <ButtonLink to={customerPlansPath}>Customers’ Plans</ButtonLink>
        <ButtonLink to={securityPath}>Security Settings</ButtonLink>
        <ButtonLink to={logoutPath}>Sign Out</ButtonLink>
      </div>
    </Card>
  );
}
