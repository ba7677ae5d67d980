import { Migration } from '@mikro-orm/migrations';

/** Adds the files of recipe cards that a job makes. The file of an export is stored under its ID. */
export class M0038CardExports extends Migration {
  override up(): void {
    this.addSql(`
      create table card_exports (
        id uuid primary key,
        user_id uuid not null unique references users on delete cascade,
        -- The plan of a customer, or the only customer of a trainer whose plans count. Either may be gone later.
        plan_id uuid,
        customer_id uuid,
        name text not null,
        card_size text not null check (card_size in ('small', 'medium', 'large')),
        includes_nutrition boolean not null,
        status text not null check (status in ('waiting', 'running', 'done', 'failed')),
        total integer not null,
        made integer not null default 0,
        attempts integer not null default 0,
        bytes integer,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        -- When the row is deleted, which is known once it is done or has failed.
        expires_at timestamptz,
        check ((status = 'done') = (bytes is not null)),
        check ((status in ('done', 'failed')) = (expires_at is not null))
      );

      -- Files that are or may be in storage although no finished export has them. They are deleted when due.
      create table abandoned_card_files (
        id uuid primary key,
        due_at timestamptz not null
      );
      create index abandoned_card_files_due on abandoned_card_files (due_at);

      -- A job that is still writing the file has its row already and is given the time it needs.
      create function abandon_card_file() returns trigger language plpgsql as $$
        begin
          insert into abandoned_card_files (id, due_at) values (old.id, now()) on conflict (id) do nothing;
          return null;
        end $$;

      create trigger card_exports_abandon_deleted after delete on card_exports
        for each row execute function abandon_card_file();
    `);
  }
}
