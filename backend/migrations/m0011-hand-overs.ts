import { Migration } from '@mikro-orm/migrations';

/** Drafts that can be found again, and plans that wait for somebody to accept an invitation. */
export class M0011HandOvers extends Migration {
  override up(): void {
    this.addSql(`
      -- What a list shows of a draft. Those that are there already count as kept: they end within a week.
      alter table meal_plan_drafts
        add column plan_name text,
        add column total_days integer,
        add column daily_calorie_target integer,
        add column holds boolean not null default true;
      update meal_plan_drafts set plan_name = plan ->> 'planName', total_days = (plan ->> 'days')::int,
        daily_calorie_target = (plan -> 'targets' ->> 'calories')::numeric::int;
      alter table meal_plan_drafts
        alter column plan_name set not null,
        alter column total_days set not null,
        alter column daily_calorie_target set not null,
        alter column holds drop default;

      -- The saved plan that somebody gets when they accept: one for each invitation.
      create table invited_plans (
        invitation_id uuid primary key references customer_invitations on delete cascade,
        meal_plan_id uuid not null references trainer_meal_plans on delete cascade,
        -- What they will read as its name, where that is not the plan's own.
        plan_name text,
        created_at timestamptz not null
      );
      create index invited_plans_of_plan on invited_plans (meal_plan_id);
    `);
  }
}
