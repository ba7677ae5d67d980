import { Injectable } from '@nestjs/common';
import { RecipeCountQueries } from '../../recipes/index.js';
import type { AnalyticsContent } from '../dto/tabs.response.js';
import { PopularRecipeQueries } from './popular-recipe.queries.js';

const TREND_DAYS = 7;
const MAX_POPULAR = 10;

@Injectable()
export class ContentService {
  constructor(
    private readonly recipes: RecipeCountQueries,
    private readonly popular: PopularRecipeQueries,
  ) {}

  async show(): Promise<AnalyticsContent> {
    const [recipeTrends, popularRecipes] = await Promise.all([
      this.recipes.listDays(TREND_DAYS),
      this.popular.list(MAX_POPULAR),
    ]);
    return { recipeTrends, popularRecipes };
  }
}
