/** The form's field for each macro, a target in grams per day. */
export const DAILY_GRAMS = { protein: 'dailyProtein', carbs: 'dailyCarbs', fat: 'dailyFat' } as const;

/** The rules and form fields that limit each macro in every meal. */
export const MIN_GRAMS_OF_MEAL = { protein: 'minProtein', carbs: 'minCarbs', fat: 'minFat' } as const;
export const MAX_GRAMS_OF_MEAL = { protein: 'maxProtein', carbs: 'maxCarbs', fat: 'maxFat' } as const;
