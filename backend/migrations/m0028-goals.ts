import { Migration } from '@mikro-orm/migrations';

/** Adds the goals of customers. Every value of a goal is in its target unit. */
export class M0028Goals extends Migration {
  override up(): void {
    this.addSql(`
      create table goals (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        -- The customer or a trainer; null if that trainer's account was deleted.
        set_by uuid references users on delete set null,
        goal_name text not null,
        description text,
        metric text not null,
        start_value double precision not null,
        target_value double precision not null,
        target_unit text not null,
        starts_on date not null,
        target_date date,
        status text not null check (status in ('active', 'achieved', 'given_up')),
        achieved_at timestamptz,
        entered_values jsonb not null default '[]',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((status = 'achieved') = (achieved_at is not null))
      );
      create index goals_of_customer on goals (customer_id, created_at);
      create index goals_set_by on goals (set_by);
    `);
  }
}
