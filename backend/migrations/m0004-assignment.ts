import { Migration } from '@mikro-orm/migrations';

/** The recipes that a trainer or an admin assigned to a customer. */
export class M0004Assignment extends Migration {
  override up(): void {
    this.addSql(`
      create table personalized_recipes (
        id uuid primary key default gen_random_uuid(),
        customer_id uuid not null references users on delete cascade,
        trainer_id uuid not null references users on delete cascade,
        recipe_id uuid not null references recipes on delete cascade,
        assigned_at timestamptz not null,
        unique (customer_id, recipe_id)
      );
      create index personalized_recipes_newest on personalized_recipes (customer_id, assigned_at desc, recipe_id);
      create index personalized_recipes_of_trainer on personalized_recipes (trainer_id);
      create index personalized_recipes_of_recipe on personalized_recipes (recipe_id);
    `);
  }
}
