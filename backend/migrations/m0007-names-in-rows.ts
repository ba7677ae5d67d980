import { Migration } from '@mikro-orm/migrations';

/** What recipes are put in the order of by name leaves the row no more: it was fetched anew for every comparison. */
export class M0007NamesInRows extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipes alter column name_key set storage main;
      -- Those that are there already are stored again.
      update recipes set name = name;
    `);
  }
}
