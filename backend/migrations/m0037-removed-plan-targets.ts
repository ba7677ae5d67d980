import { Migration } from '@mikro-orm/migrations';

/** Keeps the targets of plans that were withdrawn or deleted, so that the days on which they ran keep their goals. */
export class M0037RemovedPlanTargets extends Migration {
  override up(): void {
    this.addSql(`
      create table removed_plan_targets (
        -- The ID of the plan.
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        plan_name text not null,
        targets jsonb not null,
        starts_on date not null,
        -- The first day on which it no longer ran.
        ends_on date not null,
        assigned_at timestamptz not null,
        check (starts_on < ends_on)
      );
      create index removed_plan_targets_of_customer on removed_plan_targets (customer_id, starts_on);
    `);
  }
}
