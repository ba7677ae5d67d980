/** What a form about one recipe asks for. */
export const engagementIntent = {
  favorite: 'favorite',
  unfavorite: 'unfavorite',
  rate: 'rate',
  vote: 'vote',
  unvote: 'unvote',
  cook: 'cook',
  share: 'share',
} as const;
