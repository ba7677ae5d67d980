export const ways = ['text', 'address', 'file'] as const;

export type Way = (typeof ways)[number];

export const wayIn = ({ searchParams }: URL): Way =>
  ways.find((way) => way === searchParams.get('by')) ?? 'text';
