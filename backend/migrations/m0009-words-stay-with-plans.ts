import { Migration } from '@mikro-orm/migrations';

/** Keeps a trainer's words and how they were understood with the plans that were made from them. */
export class M0009WordsStayWithPlans extends Migration {
  override up(): void {
    this.addSql('alter table meal_plan_drafts add column said_wish jsonb');
    this.addSql('alter table trainer_meal_plans add column said_wish jsonb');
  }
}
