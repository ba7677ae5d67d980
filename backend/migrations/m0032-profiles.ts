import { Migration } from '@mikro-orm/migrations';

/** Adds what people say of themselves in their profiles. An account without a row has an empty profile. */
export class M0032Profiles extends Migration {
  override up(): void {
    this.addSql(`
      create table profiles (
        user_id uuid primary key references users on delete cascade,
        bio text,
        specializations text[] not null default '{}',
        certifications text[] not null default '{}',
        years_experience integer,
        fitness_goals text[] not null default '{}',
        dietary_restrictions text[] not null default '{}',
        allergies text[] not null default '{}',
        preferred_cuisines text[] not null default '{}',
        activity_level text check (activity_level in
          ('sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active')),
        height_cm double precision,
        -- The first day of the month that the age implies, so that the age grows by itself.
        born_in date,
        units text check (units in ('metric', 'us')),
        currency text check (currency ~ '^[A-Z]{3}$'),
        updated_at timestamptz not null
      );
    `);
  }
}
