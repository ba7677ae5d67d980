import { Migration } from '@mikro-orm/migrations';

/** Keeps the names by which lists are sorted within the row, because they were fetched again for every comparison. */
export class M0007NamesInRows extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipes alter column name_key set storage main;
      -- Existing rows are stored again.
      update recipes set name = name;
    `);
  }
}
