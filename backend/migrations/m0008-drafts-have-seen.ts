import { Migration } from '@mikro-orm/migrations';

/** As which a draft has seen the saved plan that it changes: what others did to it since then is not to be lost unnoticed. */
export class M0008DraftsHaveSeen extends Migration {
  override up(): void {
    this.addSql('alter table meal_plan_drafts add column saved_plan_seen timestamptz');
  }
}
