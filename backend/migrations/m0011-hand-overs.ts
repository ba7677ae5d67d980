import { Migration } from '@mikro-orm/migrations';

/** Drafts that can be found again, and plans that wait until an invitation is accepted. */
export class M0011HandOvers extends Migration {
  override up(): void {
    this.addSql(`
      -- What a list shows of a draft. Existing drafts count as kept and expire within a week.
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

      -- The saved plan that a person gets when they accept an invitation, one per invitation.
      create table invited_plans (
        invitation_id uuid primary key references customer_invitations on delete cascade,
        meal_plan_id uuid not null references trainer_meal_plans on delete cascade,
        -- The name that they will see, if it differs from the plan's own.
        plan_name text,
        created_at timestamptz not null
      );
      create index invited_plans_of_plan on invited_plans (meal_plan_id);
    `);
  }
}
