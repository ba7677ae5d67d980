/** The sentences to which customers agree, by version. A sentence that somebody has agreed to is never changed; a new one is added. */
export const HEALTH_WORDINGS = [
  'I agree that Mealwright keeps what I enter about my body, my health, and what I eat. Only I can read it, and the trainers who coach me, for as long as they do.',
] as const;

export const CURRENT_WORDING = HEALTH_WORDINGS.length - 1;

export const wordingOf = (version: number): string => HEALTH_WORDINGS[version] ?? '';
