export const ways = ['address', 'text', 'file'] as const;

export type Way = (typeof ways)[number];

export const wayIn = ({ searchParams }: URL): Way =>
  ways.find((way) => way === searchParams.get('by')) ?? 'address';

/** The pages on which a role imports, and where what was imported is found. */
export const importPages = {
  admin: {
    path: '/admin/recipes/import',
    back: { to: '/admin', label: 'Recipes' },
    to: (id: string) => `/admin/recipes/${id}`,
    after: { to: '/admin/recipes/pending', text: 'Review Queue' },
    description: 'What is imported waits in the review queue.',
  },
  trainer: {
    path: '/trainer/recipes/import',
    back: { to: '/trainer/recipes', label: 'My recipes' },
    to: (id: string) => `/recipes/${id}`,
    after: { to: '/trainer/recipes', text: 'My recipes' },
    description: 'Only you and your customers see what you import, until you offer it to the library.',
  },
} as const;

export type Importer = keyof typeof importPages;
