import { Migration } from '@mikro-orm/migrations';

/** What a trainer says to a customer with a plan: it stays with the copy, and waits with the invitation. */
export class M0017NotesWithAssignments extends Migration {
  override up(): void {
    this.addSql(`
      alter table personalized_meal_plans add column notes text;
      alter table invited_plans add column notes text;
    `);
  }
}
