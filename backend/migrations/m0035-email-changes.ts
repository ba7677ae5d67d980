import { Migration } from '@mikro-orm/migrations';

/** Adds changes of emails that wait for their confirmation, and the files of profile images that no account shows. */
export class M0035EmailChanges extends Migration {
  override up(): void {
    this.addSql(`
      create table email_changes (
        user_id uuid primary key references users on delete cascade,
        new_email citext not null,
        -- The session that asked for the change, which stays when all others end.
        session_id uuid not null,
        -- Replaced each time a link is asked for, so that only the job of the newest one sends a mail.
        attempt uuid not null,
        -- Null until the link is sent.
        token_hash bytea unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );

      -- Images whose files are or may be in storage although no account shows them. The files are deleted when due.
      create table abandoned_profile_images (
        id uuid primary key,
        due_at timestamptz not null
      );
      create index abandoned_profile_images_due on abandoned_profile_images (due_at);

      create function abandon_profile_image() returns trigger language plpgsql as $$
        begin
          insert into abandoned_profile_images (id, due_at) values (old.profile_picture::uuid, now());
          return null;
        end $$;

      -- Nothing has set the column so far. From now on, it is the ID under which the files are stored.
      update users set profile_picture = null where profile_picture is not null;

      create trigger users_abandon_deleted_image after delete on users
        for each row when (old.profile_picture is not null) execute function abandon_profile_image();
      create trigger users_abandon_replaced_image after update of profile_picture on users
        for each row when (old.profile_picture is not null and old.profile_picture is distinct from new.profile_picture)
        execute function abandon_profile_image();
    `);
  }
}
