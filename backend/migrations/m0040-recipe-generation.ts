import { Migration } from '@mikro-orm/migrations';

/** Adds the jobs that make recipes, what came of each recipe, and a mark on recipes that no person wrote. */
export class M0040RecipeGeneration extends Migration {
  override up(): void {
    this.addSql(`
      -- What made a recipe that no person wrote.
      alter table recipes add made_by text check (made_by in ('composer', 'model'));

      create table recipe_generation_jobs (
        id uuid primary key,
        admin_id uuid not null references users on delete cascade,
        -- What was asked for, as it was checked when it arrived.
        asked jsonb not null,
        -- Words of the prompt of which the composer makes nothing.
        not_used text[] not null default '{}',
        -- Decides what the composer chooses, so that a job that is resumed goes on as it began.
        seed integer not null,
        made_by text not null check (made_by in ('composer', 'model')),
        -- The name of the model, which the settings may change later.
        model text,
        total integer not null check (total between 1 and 500),
        completed integer not null default 0,
        failed integer not null default 0,
        status text not null check (status in ('waiting', 'running', 'complete', 'failed', 'cancelled')),
        step text not null check (step in ('starting', 'generating', 'validating', 'images', 'storing')),
        current_recipe_name text,
        -- Why the job as a whole has ended early.
        problem text,
        -- The worker that makes its recipes now. Another one takes over by writing its own name here.
        worker uuid,
        -- How often it was begun since it last got further.
        attempts integer not null default 0,
        tokens_in integer not null default 0,
        tokens_out integer not null default 0,
        created_at timestamptz not null,
        -- When the recipes that are under way were begun: again after a retry.
        started_at timestamptz,
        -- How many had been settled by then, so that the remaining time is estimated from this round alone.
        settled_before integer not null default 0,
        changed_at timestamptz not null,
        ended_at timestamptz,
        -- When the row is deleted, which is known once the job has ended.
        expires_at timestamptz,
        check (completed + failed <= total),
        check ((status in ('waiting', 'running')) = (ended_at is null)),
        check ((ended_at is null) = (expires_at is null))
      );
      create index recipe_generation_jobs_newest on recipe_generation_jobs (created_at desc, id desc);
      create index recipe_generation_jobs_expiry on recipe_generation_jobs (expires_at);
      -- One job runs at a time for each admin.
      create unique index recipe_generation_jobs_running on recipe_generation_jobs (admin_id) where status = 'running';
      create index recipe_generation_jobs_waiting on recipe_generation_jobs (admin_id, created_at) where status = 'waiting';

      -- One row for each recipe that was made or has failed. The key makes sure that none is counted twice.
      create table recipe_generation_outcomes (
        job_id uuid not null references recipe_generation_jobs on delete cascade,
        number integer not null,
        -- Null if it has failed, or if the recipe was deleted later.
        recipe_id uuid references recipes on delete set null,
        is_made boolean not null,
        name text,
        reason text,
        has_picture boolean not null default false,
        at timestamptz not null,
        primary key (job_id, number),
        check (is_made = (reason is null)),
        check (is_made or recipe_id is null)
      );
      create index recipe_generation_outcomes_recipe on recipe_generation_outcomes (recipe_id);
    `);
  }
}
