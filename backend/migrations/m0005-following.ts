import { Migration } from '@mikro-orm/migrations';

/** Lets admins assign recipes too, and records with which food table the computed numbers agree. */
export class M0005Following extends Migration {
  override up(): void {
    this.addSql(`
      alter table personalized_recipes rename column trainer_id to assigned_by;
      alter table personalized_recipes
        rename constraint personalized_recipes_trainer_id_fkey to personalized_recipes_assigned_by_fkey;
      alter index personalized_recipes_of_trainer rename to personalized_recipes_of_assigner;

      -- A single row: the version of the bundled foods from which all numbers were computed.
      create table applied_food_table (
        is_only boolean primary key default true check (is_only),
        version text not null,
        applied_at timestamptz not null
      );
    `);
  }
}
