import { Migration } from '@mikro-orm/migrations';

/** The recipe whose picture is the cover of a collection, if the owner has chosen one. */
export class M0018ChosenCovers extends Migration {
  override up(): void {
    this.addSql(`
      alter table recipe_collections add column cover_recipe_id uuid references recipes on delete set null;
      create index recipe_collections_of_cover on recipe_collections (cover_recipe_id) where cover_recipe_id is not null;
    `);
  }
}
