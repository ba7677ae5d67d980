import { Migration } from '@mikro-orm/migrations';

/** An assigned plan runs from its first day until another one takes over (decision 21). */
export class M0010OnePlanADay extends Migration {
  override up(): void {
    this.addSql(`
      -- The current date in a time zone. A zone that only browsers know counts as UTC, because it must not break a list of customers.
      create function date_in(zone text) returns date language plpgsql stable as $$
        begin
          return (case when zone ~ '^[+-]' then now() at time zone zone::interval
            else now() at time zone coalesce(zone, 'UTC') end)::date;
        exception when others then
          return (now() at time zone 'UTC')::date;
        end $$;

      alter table personalized_meal_plans
        -- The first day on which the plan no longer runs.
        add column ends_on date,
        -- The plan that took over. It is written after those that it replaces.
        add column replaced_by uuid references personalized_meal_plans on delete set null
          deferrable initially deferred;

      -- By the old rule, a replaced plan ended when its successor was assigned.
      update personalized_meal_plans p
      set replaced_by = successor.id,
        ends_on = greatest(p.starts_on, coalesce(successor.assigned_at, p.assigned_at)::date)
      from personalized_meal_plans self
        left join lateral (
          select later.id, later.assigned_at from personalized_meal_plans later
          where later.customer_id = self.customer_id and (later.assigned_at, later.id) > (self.assigned_at, self.id)
          order by later.assigned_at, later.id limit 1
        ) successor on true
      where self.id = p.id and not p.is_active;
      -- Constraints are checked now, because a table with pending checks cannot be altered.
      set constraints all immediate;

      drop index personalized_meal_plans_active;
      alter table personalized_meal_plans drop column is_active;
      create unique index personalized_meal_plans_open on personalized_meal_plans (customer_id) where ends_on is null;
      create index personalized_meal_plans_replaced on personalized_meal_plans (replaced_by) where replaced_by is not null;
    `);
  }
}
