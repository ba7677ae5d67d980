import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Activity } from '../../auth/index.js';
import { FavoriteQueries } from './favorite.queries.js';

@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoriteQueries,
    private readonly activity: Activity,
  ) {}

  /** If notes are omitted, they stay as they were. */
  async add(user: Principal, recipeId: string, notes: string | null | undefined, caller: Caller) {
    const added = await this.favorites.add(user.userId, recipeId, notes);
    if (!added) throw new NotFoundError('Recipe not found');
    if (added.isNew) this.activity.noteDeed(user, caller, 'favoritesAdded');
  }

  async changeNotes(userId: string, recipeId: string, notes: string | null): Promise<void> {
    if (!(await this.favorites.changeNotes(userId, recipeId, notes))) throw new NotFoundError();
  }

  async has(userId: string, recipeId: string): Promise<boolean> {
    const found = await this.favorites.has(userId, recipeId);
    if (!found) throw new NotFoundError('Recipe not found');
    return found.isFavorited;
  }

  /** Removes favorites that the user can no longer see, too. */
  async remove(userId: string, recipeId: string): Promise<void> {
    await this.favorites.remove(userId, recipeId);
  }
}
