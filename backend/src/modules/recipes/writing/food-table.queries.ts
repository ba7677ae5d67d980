import type { EntityManager } from '@mikro-orm/postgresql';

const APPLY = `
  insert into applied_food_table (version, applied_at) values (:version, :now)
  on conflict (is_only) do update set version = excluded.version, applied_at = excluded.applied_at`;

/**
 * The version of the food table from which the recipes were computed. Commands use this class too, so it is not
 * injectable.
 */
export class FoodTableQueries {
  constructor(private readonly em: EntityManager) {}

  async appliedVersion(): Promise<string | undefined> {
    const [applied] = await this.em.execute<{ version: string }[]>('select version from applied_food_table');
    return applied?.version;
  }

  async apply(version: string, now: Date): Promise<void> {
    await this.em.execute(APPLY, { version, now });
  }
}
