import { Migration } from '@mikro-orm/migrations';

/** What a trainer said in plain words, and what became of it, stays with the plans that were made from it. */
export class M0009WordsStayWithPlans extends Migration {
  override up(): void {
    this.addSql('alter table meal_plan_drafts add column said_wish jsonb');
    this.addSql('alter table trainer_meal_plans add column said_wish jsonb');
  }
}
