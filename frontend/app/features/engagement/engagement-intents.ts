/** What a form about one recipe asks for. */
export const engagementIntent = {
  favorite: 'favorite',
  unfavorite: 'unfavorite',
  rate: 'rate',
  vote: 'vote',
  unvote: 'unvote',
} as const;

export const engagementPath = (recipeId: string) => `/recipes/${recipeId}/engagement`;

/** What a form that stays on its page hears: whether it was done. */
export type EngagementAnswer = { done: boolean; offline?: true };
