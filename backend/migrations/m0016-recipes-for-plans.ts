import { Migration } from '@mikro-orm/migrations';

/**
 * A trainer's own recipe enters generated plans only if the trainer allows it. Numbers entered by hand are not
 * trusted by default.
 */
export class M0016RecipesForPlans extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipes add column is_for_plans boolean not null default true;
      update recipes set is_for_plans = false where nutrition_source = 'entered' and not is_approved;
    `);
  }
}
