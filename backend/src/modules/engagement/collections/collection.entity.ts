import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../users/index.js';
import { CollectionRepository } from './collection.repository.js';

export interface CollectionContent {
  name: string;
  description: string | null;
  isPublic: boolean;
  tags: string[];
}

@Entity({ tableName: 'recipe_collections', repository: () => CollectionRepository })
export class Collection {
  [EntityRepositoryType]?: CollectionRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  user: Rel<User>;

  @Property({ type: 'string', length: 255 })
  name: string;

  @Property({ type: 'text', nullable: true })
  description: string | null;

  /** Every signed-in user may read a public collection, as far as they may see its recipes. */
  @Property({ type: 'boolean' })
  isPublic: boolean;

  @Property({ type: 'string[]', columnType: 'text[]' })
  tags: string[];

  /** The recipe whose picture the owner has chosen. Otherwise the first recipe with a picture is the cover. */
  @Property({ type: 'uuid', nullable: true })
  coverRecipeId: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(user: User, content: CollectionContent, now: Date) {
    this.user = user;
    this.createdAt = now;
    this.change(content, now);
  }

  change({ name, description, isPublic, tags }: Partial<CollectionContent>, now: Date): void {
    if (name !== undefined) this.name = name;
    if (description !== undefined) this.description = description || null;
    if (isPublic !== undefined) this.isPublic = isPublic;
    if (tags !== undefined) this.tags = tags;
    this.updatedAt = now;
  }

  /** Null returns to the first recipe with a picture. */
  chooseCover(recipeId: string | null, now: Date): void {
    this.coverRecipeId = recipeId;
    this.updatedAt = now;
  }

  /** A removed recipe can no longer be the cover. */
  lose(recipeId: string, now: Date): void {
    if (this.coverRecipeId === recipeId) this.coverRecipeId = null;
    this.updatedAt = now;
  }

  /** Records that the recipes in it have changed. */
  touch(now: Date): void {
    this.updatedAt = now;
  }
}
