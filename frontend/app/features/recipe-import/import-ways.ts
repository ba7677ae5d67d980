export const ways = ['text', 'address', 'file'] as const;

export type Way = (typeof ways)[number];

export const wayIn = ({ searchParams }: URL): Way =>
  ways.find((way) => way === searchParams.get('by')) ?? 'text';

/** The pages on which a role imports, writes what could not be read whole, and finds what was imported. */
export const importPages = {
  admin: {
    path: '/admin/recipes/import',
    write: '/admin/recipes/new',
    back: { to: '/admin', label: 'Recipes' },
    to: (id: string) => `/admin/recipes/${id}`,
    after: { to: '/admin/recipes/pending', text: 'Review Queue' },
    description: 'Imported recipes wait in the review queue.',
  },
  trainer: {
    path: '/trainer/recipes/import',
    write: '/trainer/recipes/new',
    back: { to: '/trainer/recipes', label: 'My recipes' },
    to: (id: string) => `/recipes/${id}`,
    after: { to: '/trainer/recipes', text: 'My recipes' },
    description: 'Only you and your customers see what you import, until you offer it to the library.',
  },
} as const;

export type Importer = keyof typeof importPages;
