import { setImmediate as nextTurn } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.js';
import { takeTurn } from '../../../platform/database/take-turn.js';
import { AppError, InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import { PageFetcher } from '../../../platform/fetching/page-fetcher.js';
import { Limits } from '../../../platform/limits/limits.js';
import { UserDirectory } from '../../users/index.js';
import { type MealType, Recipe, type RecipeIngredient } from '../recipe.entity.js';
import { RecipeRepository } from '../recipe.repository.js';
import { note } from '../recipe-history.js';
import { RecipeQuota } from '../writing/recipe-quota.js';
import { writtenLine } from '../writing/written-recipe.js';
import type { GivenImport } from './dto/import-recipes.request.js';
import { type FoundRecipe, UnreadableImportError, type UnreadableRow } from './found-recipe.js';
import { type ReadRecipe, readFound } from './read-found.js';

const MAX_IMPORTS_PER_HOUR = 60;
const MAX_FETCHES_PER_HOUR = 20;

/**
 * Why a row was left out, together with the part of the recipe that could be read, so that the user can complete it.
 */
export type ImportProblem = UnreadableRow & { found?: FoundRecipe };

export interface ImportResult {
  imported: Recipe[];
  problems: ImportProblem[];
}

interface Importer {
  userId: string;
  /** Whether the recipes become a trainer's own. Otherwise they wait in the queue. */
  isOwn: boolean;
  /** The meals of recipes that do not name any. */
  mealsOtherwise: MealType[];
}

type GoodRow = ReadRecipe & { row: number };

/** Saves the recipes that can be read and says for every other row why it was left out. */
@Injectable()
export class RecipeImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly recipes: RecipeRepository,
    private readonly users: UserDirectory,
    private readonly limits: Limits,
    private readonly daily: RecipeQuota,
    private readonly pages: PageFetcher,
    private readonly clock: Clock,
  ) {}

  async import(given: GivenImport, importer: Importer): Promise<ImportResult> {
    await this.spend(given, importer);
    const problems: ImportProblem[] = [];
    const read: GoodRow[] = [];
    for (const found of await this.find(given)) {
      if ('problem' in found) problems.push(found);
      else
        await attempt(found, problems, async () =>
          read.push({ row: found.row, ...(await readFound(found, importer.mealsOtherwise)) }),
        );
      // Other requests get a turn here, so that a long table does not block them.
      await nextTurn();
    }
    const kept = await retryAfterDeadlock(() => this.keep(read, importer));
    return {
      imported: kept.imported,
      problems: [...problems, ...kept.problems].sort((a, b) => a.row - b.row),
    };
  }

  private async spend({ way }: GivenImport, { userId }: Importer): Promise<void> {
    const anHour = { windowSeconds: HOUR_SECONDS };
    const all = { key: `recipe-imports:user:${userId}`, most: MAX_IMPORTS_PER_HOUR, ...anHour };
    const fetches = { key: `fetches:user:${userId}`, most: MAX_FETCHES_PER_HOUR, ...anHour };
    await this.limits.spend(way === 'url' ? [all, fetches] : [all]);
  }

  private async find({ way, text }: GivenImport): Promise<(FoundRecipe | UnreadableRow)[]> {
    const { recipesOf } = await import('./recipes-of.js');
    try {
      if (way !== 'url') return recipesOf[way](text);
      const page = await this.pages.fetch(text);
      return recipesOf.jsonLd(page.text).map((found) => ({ ...found, source: page.url }));
    } catch (error) {
      throw error instanceof UnreadableImportError
        ? new InvalidInputError({ [way]: [error.message] })
        : error;
    }
  }

  private async known(rows: GoodRow[], { userId, isOwn }: Importer): Promise<Set<string>> {
    const names = rows.map(({ content }) => content.name);
    const there = await this.recipes.called(names, isOwn ? userId : null);
    return new Set(there.map(({ name, ingredientsJson }) => identityOf(name, ingredientsJson)));
  }

  private withoutDoubles(rows: GoodRow[], known: Set<string>, problems: ImportProblem[]): GoodRow[] {
    const seen = new Set(known);
    return rows.filter(({ row, content: { name, ingredients } }) => {
      const identity = identityOf(name, ingredients);
      const isNew = !seen.has(identity);
      seen.add(identity);
      if (!isNew)
        problems.push({
          row,
          name,
          problem: 'There is already a recipe with this name and these ingredients',
        });
      return isNew;
    });
  }

  private async withinTheDay(
    em: EntityManager,
    rows: GoodRow[],
    trainerId: string,
    problems: ImportProblem[],
  ): Promise<GoodRow[]> {
    const { granted, refusal } = await this.daily.take(em, trainerId, rows.length);
    if (refusal)
      for (const { row, content } of rows.slice(granted))
        problems.push({ row, name: content.name, problem: refusal.message });
    return rows.slice(0, granted);
  }

  private async keep(rows: GoodRow[], importer: Importer): Promise<ImportResult> {
    const problems: ImportProblem[] = [];
    if (rows.length === 0) return { imported: [], problems };
    const { userId, isOwn } = importer;
    return this.em.transactional(async (em) => {
      // Takes a turn, so that importing the same file twice at once saves its recipes once.
      await takeTurn(em, `recipe-import:${isOwn ? userId : 'queue'}`);
      const owner = isOwn ? await this.users.byId(userId) : null;
      if (isOwn && !owner) throw new NotFoundError();
      const fresh = this.withoutDoubles(rows, await this.known(rows, importer), problems);
      const allowed = isOwn ? await this.withinTheDay(em, fresh, userId, problems) : fresh;
      const now = this.clock.now();
      const imported = allowed.map(({ content, sourceReference }) => {
        const recipe = new Recipe(content, { owner, sourceReference, now });
        em.persist(recipe);
        note(em, { action: 'recipe.created', recipe, actorId: userId, at: now, details: { imported: true } });
        return recipe;
      });
      return { imported, problems };
    });
  }
}

/** Turns an expected failure into a problem of its row, so that other rows are still imported. */
async function attempt(
  found: FoundRecipe,
  problems: ImportProblem[],
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { row, name } = found;
    problems.push({ row, name: name.slice(0, 255).toWellFormed(), problem: error.message, found });
  }
}

const identityOf = (name: string, ingredients: RecipeIngredient[]): string =>
  [name, ...ingredients.map(writtenLine)].join('\n');
