import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Activity } from '../../auth/index.js';
import { UserDirectory } from '../../users/index.js';
import { Collection, type CollectionContent } from './collection.entity.js';
import { CollectionQueries } from './collection.queries.js';
import { CollectionRepository } from './collection.repository.js';
import { CollectionFullError, NotInCollectionError, TooManyCollectionsError } from './collections.errors.js';

const MAX_COLLECTIONS = 200;
const MAX_RECIPES = 500;
const MAX_COLLECTIONS_PER_HOUR = 60;

type CollectionChange = Partial<CollectionContent> & { coverRecipeId?: string | null };

/** Lets users edit their own collections. Reading them is in collection.queries.ts. */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly collections: CollectionRepository,
    private readonly users: UserDirectory,
    private readonly queries: CollectionQueries,
    private readonly activity: Activity,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** If a first recipe is given, either both are written or neither. */
  async create(
    owner: Principal,
    content: CollectionContent,
    caller: Caller,
    recipeId?: string,
  ): Promise<string> {
    if (recipeId) await this.requireVisible(recipeId, owner.userId);
    await this.limits.spend([
      {
        key: `collections:user:${owner.userId}`,
        most: MAX_COLLECTIONS_PER_HOUR,
        windowSeconds: HOUR_SECONDS,
      },
    ]);
    const id = await this.em.transactional(async (em) => {
      const user = await this.users.lock(owner.userId);
      if (!user) throw new NotFoundError();
      if ((await this.collections.countByOwner(user.id)) >= MAX_COLLECTIONS)
        throw new TooManyCollectionsError(MAX_COLLECTIONS);
      const collection = new Collection(user, content, this.clock.now());
      em.persist(collection);
      if (recipeId) {
        await em.flush();
        await this.append(collection, recipeId);
      }
      return collection.id;
    });
    this.activity.noteDeed(owner, caller, 'collectionsCreated');
    return id;
  }

  /** The cover has to be one of its recipes. */
  change(id: string, userId: string, { coverRecipeId, ...content }: CollectionChange): Promise<void> {
    return this.withOwn(id, userId, async (collection) => {
      if (coverRecipeId) await this.requireRecipes(collection, [coverRecipeId]);
      if (coverRecipeId !== undefined) collection.chooseCover(coverRecipeId, this.clock.now());
      collection.change(content, this.clock.now());
    });
  }

  remove(id: string, userId: string): Promise<void> {
    return this.withOwn(id, userId, async (collection, em) => {
      em.remove(collection);
    });
  }

  /** A recipe that is already in the collection gets the given notes. */
  async addRecipe(id: string, userId: string, recipeId: string, notes?: string | null): Promise<void> {
    await this.requireVisible(recipeId, userId);
    await this.withOwn(id, userId, async (collection) => {
      collection.touch(this.clock.now());
      if (await this.collections.annotate(collection, { recipeId, notes })) return;
      if ((await this.collections.size(collection)) >= MAX_RECIPES)
        throw new CollectionFullError(MAX_RECIPES);
      await this.append(collection, recipeId, notes);
    });
  }

  takeRecipeOut(id: string, userId: string, recipeId: string): Promise<void> {
    return this.withOwn(id, userId, async (collection) => {
      collection.lose(recipeId, this.clock.now());
      await this.collections.takeOut(collection, recipeId);
    });
  }

  order(id: string, userId: string, recipeIds: string[]): Promise<void> {
    return this.withOwn(id, userId, async (collection) => {
      await this.requireRecipes(collection, recipeIds);
      collection.touch(this.clock.now());
      await this.collections.putFirst(collection, recipeIds);
    });
  }

  private async requireVisible(recipeId: string, userId: string): Promise<void> {
    if (!(await this.queries.sees(userId, recipeId))) throw new NotFoundError('Recipe not found');
  }

  private async append(collection: Collection, recipeId: string, notes?: string | null): Promise<void> {
    if (!(await this.collections.append(collection, { recipeId, notes })))
      throw new NotFoundError('Recipe not found');
  }

  private async requireRecipes(collection: Collection, recipeIds: string[]): Promise<void> {
    const missing = await this.collections.missing(collection, recipeIds);
    if (missing.length > 0) throw new NotInCollectionError(missing);
  }

  /** Locks the collection, so that concurrent changes wait. */
  private withOwn(
    id: string,
    userId: string,
    act: (collection: Collection, em: EntityManager) => Promise<void>,
  ): Promise<void> {
    return this.em.transactional(async (em) => {
      const collection = await this.collections.lockOwn(id, userId);
      if (!collection) throw new NotFoundError();
      await act(collection, em);
    });
  }
}
