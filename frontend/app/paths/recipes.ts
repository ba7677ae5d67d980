import { recipesPath } from './pages';

/** Recipes open over two lists: the recipe list and a trainer's dashboard. Their addresses begin with it. */
export type OverList = typeof recipesPath | '/trainer/recipes';

export const overDashboard: OverList = '/trainer/recipes';

export const recipePath = (id: string, over: OverList = recipesPath): string => `${over}/${id}`;

export const rateRecipePath = (id: string): string => `${recipePath(id)}#rate`;

/** `from` is the page to return to. */
export const assignRecipePath = (id: string, from: string, over?: OverList): string =>
  `${recipePath(id, over)}/assign?${new URLSearchParams({ from })}`;

export const collectRecipePath = (id: string, from: string, over?: OverList): string =>
  `${recipePath(id, over)}/collect?${new URLSearchParams({ from })}`;

export const engagementPath = (id: string): string => `${recipePath(id)}/engagement`;

export const recipePicturePath = (id: string): string => `${recipePath(id)}/picture`;

/** The picture of a recipe without a photograph. The server draws what the address says. */
export const drawingPath = (drawing: string): string => `/api/drawings/${drawing}.svg`;

export const assignedRecipesPath = (page = 1): string =>
  `${recipesPath}/assigned${page > 1 ? `?page=${page}` : ''}`;

export const foodSuggestionsPath = (use: string): string => `/foods/suggestions?use=${use}`;
