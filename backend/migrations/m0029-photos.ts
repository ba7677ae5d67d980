import { Migration } from '@mikro-orm/migrations';

/** Adds the photos of customers. The files of a photo are stored under its ID. */
export class M0029Photos extends Migration {
  override up(): void {
    this.addSql(`
      create table progress_photos (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        day date not null,
        taken_at timestamptz,
        photo_type text not null check (photo_type in ('front', 'side', 'back', 'other')),
        caption text,
        is_private boolean not null default true,
        width integer not null,
        height integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index progress_photos_of_customer on progress_photos (customer_id, day);

      -- Photos whose files are or may be in storage although no row shows them. The files are deleted when due.
      create table abandoned_photos (
        id uuid primary key,
        due_at timestamptz not null
      );
      create index abandoned_photos_due on abandoned_photos (due_at);

      create function abandon_progress_photo() returns trigger language plpgsql as $$
        begin
          insert into abandoned_photos (id, due_at) values (old.id, now());
          return null;
        end $$;

      create trigger progress_photos_abandon_deleted after delete on progress_photos
        for each row execute function abandon_progress_photo();
    `);
  }
}
