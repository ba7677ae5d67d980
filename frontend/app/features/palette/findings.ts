import type { Finding } from '~/ui/navigation/palette';

/** The findings of one kind. On the search page, `more` leads to the list that has all of them. */
export type FoundGroup = { title: string; findings: Finding[]; more?: string };
