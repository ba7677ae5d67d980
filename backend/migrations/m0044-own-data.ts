import { Migration } from '@mikro-orm/migrations';

/** Adds the files with all that is kept of a user, and accounts that are about to be erased. */
export class M0044OwnData extends Migration {
  override up(): void {
    this.addSql(`
      -- When everything of the account is deleted. Until then it is locked, and signing in takes the deletion back.
      alter table users add column erase_after timestamptz;
      create index users_to_erase on users (erase_after) where erase_after is not null;

      create or replace view people as
        select id, email, name, role, profile_picture, time_zone, created_at,
          disabled_at is null and erase_after is null as is_open,
          password_hash is not null as has_password, google_id is not null as google_linked
        from users;

      -- Every way to sign in updates the account, so no way can forget to record that a deletion was taken back.
      create function note_deletion_taken_back() returns trigger language plpgsql as $$
        begin
          insert into security_events (type, user_id) values ('deletion_taken_back', new.id);
          return null;
        end $$;

      create trigger users_deletion_taken_back after update of erase_after on users for each row
        when (old.erase_after is not null and new.erase_after is null)
        execute function note_deletion_taken_back();

      -- The file of a download is stored under its ID.
      create table own_data_downloads (
        id uuid primary key,
        user_id uuid not null unique references users on delete cascade,
        status text not null check (status in ('waiting', 'running', 'done', 'failed')),
        attempts integer not null default 0,
        bytes bigint,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        -- When the row is deleted, which is known once it is done or has failed.
        expires_at timestamptz,
        check ((status = 'done') = (bytes is not null)),
        check ((status in ('done', 'failed')) = (expires_at is not null))
      );

      -- Files that are or may be in storage although no finished download has them. They are deleted when due.
      create table abandoned_own_data (
        id uuid primary key,
        due_at timestamptz not null
      );
      create index abandoned_own_data_due on abandoned_own_data (due_at);

      create function abandon_own_data() returns trigger language plpgsql as $$
        begin
          insert into abandoned_own_data (id, due_at) values (old.id, now()) on conflict (id) do nothing;
          return null;
        end $$;

      create trigger own_data_downloads_abandon_deleted after delete on own_data_downloads
        for each row execute function abandon_own_data();
    `);
  }
}
