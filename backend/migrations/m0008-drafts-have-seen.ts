import { Migration } from '@mikro-orm/migrations';

/**
 * Records the version of the saved plan that a draft changes, so that edits by others since then are not overwritten
 * unnoticed.
 */
export class M0008DraftsHaveSeen extends Migration {
  override up(): void {
    this.addSql('alter table meal_plan_drafts add column saved_plan_seen timestamptz');
  }
}
