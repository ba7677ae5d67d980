import { Migration } from '@mikro-orm/migrations';

/** Adds the grocery lists of customers, whose items merge field by field (decision 41). */
export class M0030GroceryLists extends Migration {
  override up(): void {
    this.addSql(`
      create table grocery_lists (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        -- The customer's plan from which it was made. A list outlives its plan.
        meal_plan_id uuid references personalized_meal_plans on delete set null,
        name text not null default 'My Grocery List',
        -- Counts the batches of changes. Items carry the version that changed them last.
        version integer not null default 0,
        -- Deletions up to this version are no longer known.
        forgotten_version integer not null default 0,
        used_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index grocery_lists_of_customer on grocery_lists (customer_id, used_at);
      create index grocery_lists_of_plan on grocery_lists (meal_plan_id);

      create table grocery_list_items (
        grocery_list_id uuid not null references grocery_lists on delete cascade,
        -- Chosen by a phone, so it is unique only within its list.
        id uuid not null,
        -- Null while only changes of an item have arrived whose addition is still on its way.
        name text,
        category text not null default 'produce',
        quantity double precision not null default 1,
        unit text not null default 'pcs',
        is_checked boolean not null default false,
        priority text not null default 'medium',
        notes text,
        estimated_price double precision,
        brand text,
        recipe_id uuid,
        recipe_name text,
        need jsonb,
        field_times jsonb not null,
        is_deleted boolean not null default false,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (grocery_list_id, id)
      );
      create index grocery_list_items_by_version on grocery_list_items (grocery_list_id, version);
      create index grocery_list_items_hidden on grocery_list_items (updated_at) where is_deleted or name is null;

      create table grocery_changes (
        grocery_list_id uuid not null references grocery_lists on delete cascade,
        id uuid not null,
        received_at timestamptz not null,
        primary key (grocery_list_id, id)
      );
      create index grocery_changes_by_age on grocery_changes (received_at);
    `);
  }
}
