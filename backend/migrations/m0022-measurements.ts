import { Migration } from '@mikro-orm/migrations';

/** Adds the body measurements of customers. A weight is kept in the units of its row, every other figure in metric units. */
export class M0022Measurements extends Migration {
  override up(): void {
    this.addSql(`
      create table progress_measurements (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        -- The customer or a trainer; null if that trainer's account was deleted.
        recorded_by uuid references users on delete set null,
        day date not null,
        measured_at timestamptz,
        units text not null check (units in ('metric', 'us')),
        weight double precision,
        body_fat_percentage double precision,
        muscle_mass_kg double precision,
        neck_cm double precision,
        shoulders_cm double precision,
        chest_cm double precision,
        waist_cm double precision,
        hips_cm double precision,
        bicep_left_cm double precision,
        bicep_right_cm double precision,
        thigh_left_cm double precision,
        thigh_right_cm double precision,
        calf_left_cm double precision,
        calf_right_cm double precision,
        notes text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index progress_measurements_of_customer on progress_measurements (customer_id, day);
      create index progress_measurements_recorded_by on progress_measurements (recorded_by);
    `);
  }
}
