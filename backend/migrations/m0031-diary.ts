import { Migration } from '@mikro-orm/migrations';

/** Adds the diary of what customers eat, their own foods, and their goals (decision 42). */
export class M0031Diary extends Migration {
  override up(): void {
    this.addSql(`
      create table diary_entries (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        day date not null,
        meal text not null check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
        kind text not null check (kind in ('plan_meal', 'recipe', 'food', 'own')),
        -- Names the food or recipe at that time. Nothing is joined with it.
        source text,
        name text not null,
        amount numeric(9, 2),
        measure text,
        grams numeric(12, 4),
        -- The meal of a plan that the entry answers.
        plan_id uuid,
        plan_day integer,
        meal_number integer,
        is_skipped boolean not null default false,
        calories numeric(12, 4),
        protein numeric(12, 4),
        carbs numeric(12, 4),
        fat numeric(12, 4),
        fiber numeric(12, 4),
        sugar numeric(12, 4),
        sodium numeric(12, 4),
        deleted_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (is_skipped = (calories is null)),
        check ((plan_id is null) = (meal_number is null) and (plan_id is null) = (plan_day is null))
      );
      create index diary_entries_of_customer on diary_entries (customer_id, day) where deleted_at is null;
      create index diary_entries_logged_lately on diary_entries (customer_id, created_at desc);
      create index diary_entries_deleted on diary_entries (deleted_at) where deleted_at is not null;
      create unique index diary_entries_of_plan on diary_entries (customer_id, day, plan_id, plan_day, meal_number)
        where plan_id is not null and deleted_at is null;

      create table diary_foods (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        name text not null,
        -- What one serving weighs, if it is known. The figures are those of one serving.
        serving_grams numeric(9, 2),
        calories numeric(12, 4) not null,
        protein numeric(12, 4) not null,
        carbs numeric(12, 4) not null,
        fat numeric(12, 4) not null,
        fiber numeric(12, 4),
        sugar numeric(12, 4),
        sodium numeric(12, 4),
        created_at timestamptz not null
      );
      create index diary_foods_of_customer on diary_foods (customer_id);

      create table diary_goals (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        from_day date not null,
        -- All null: the goals are those of the plan again.
        calories integer,
        protein integer,
        carbs integer,
        fat integer,
        unique (customer_id, from_day)
      );

      create table diary_settings (
        customer_id uuid primary key references users on delete cascade,
        is_shared boolean not null
      );
    `);
  }
}
