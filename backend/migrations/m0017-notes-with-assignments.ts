import { Migration } from '@mikro-orm/migrations';

/** A trainer's note to a customer is kept with the assigned plan, and waits with an invitation. */
export class M0017NotesWithAssignments extends Migration {
  override up(): void {
    this.addSql(`
      alter table personalized_meal_plans add column notes text;
      alter table invited_plans add column notes text;
    `);
  }
}
