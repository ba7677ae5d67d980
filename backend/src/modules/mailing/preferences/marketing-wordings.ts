/** The sentences to which users agree, by version. A sentence that somebody has agreed to is never changed; a new one is added. */
const MARKETING_WORDINGS = [
  'I agree that Mealwright sends me announcements by email, such as new features and offers. I can take this back at any time, here or with the link in each of these emails.',
] as const;

export const CURRENT_MARKETING_WORDING = MARKETING_WORDINGS.length - 1;

export const marketingWordingOf = (version: number): string => MARKETING_WORDINGS[version] ?? '';
