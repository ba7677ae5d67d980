export const ratingSorts = [
  { value: 'recent', label: 'Latest' },
  { value: 'reviews_desc', label: 'Reviews first' },
  { value: 'rating_desc', label: 'Highest first' },
  { value: 'rating_asc', label: 'Lowest first' },
] as const;

export const difficulties = [
  { value: '1', label: '1 - very easy' },
  { value: '2', label: '2 - easy' },
  { value: '3', label: '3 - medium' },
  { value: '4', label: '4 - hard' },
  { value: '5', label: '5 - very hard' },
] as const;
