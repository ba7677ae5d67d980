import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps the figures from which an entry of the diary was computed, so that its amount can change any number of times
 * without an error of rounding, and what the figures of an own food are for.
 */
export class M0036DiaryFigures extends Migration {
  override up(): void {
    this.addSql(`
      alter table diary_entries add column basis jsonb;
      alter table diary_foods add column per text not null default 'serving' check (per in ('serving', '100 g'));
    `);
  }
}
