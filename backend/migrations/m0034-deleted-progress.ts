import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps measurements and goals that a customer has deleted, for as long as they may undo it. They are no longer in their
 * own tables, so that no statement that reads those has to leave them out.
 */
export class M0034DeletedProgress extends Migration {
  override up(): void {
    this.addSql(`
      create table deleted_progress (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('measurement', 'goal')),
        -- The row as it was.
        content jsonb not null,
        deleted_at timestamptz not null default now()
      );
      create index deleted_progress_of_customer on deleted_progress (customer_id);
      create index deleted_progress_by_age on deleted_progress (deleted_at);
    `);
  }
}
