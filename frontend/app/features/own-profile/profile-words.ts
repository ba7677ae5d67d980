import type { components } from '#openapi/schema';

export type OwnProfile = components['schemas']['ProfileResponse'];
export type Units = NonNullable<OwnProfile['units']>;

type ActivityLevel = NonNullable<OwnProfile['activityLevel']>;

export const activityLevels: readonly { value: ActivityLevel; label: string }[] = [
  { value: 'sedentary', label: 'Sedentary: little or no exercise' },
  { value: 'lightly_active', label: 'Lightly active: light exercise 1 to 3 days a week' },
  { value: 'moderately_active', label: 'Moderately active: exercise 3 to 5 days a week' },
  { value: 'very_active', label: 'Very active: hard exercise 6 or 7 days a week' },
  { value: 'extremely_active', label: 'Extremely active: hard training or physical work every day' },
];

/** The level without its description. */
export const activityName = (level: ActivityLevel): string =>
  activityLevels.find(({ value }) => value === level)?.label.split(':')[0] ?? level;

export const goalSuggestions = [
  ...['Weight Loss', 'Muscle Gain', 'Maintenance', 'Athletic Performance', 'General Health', 'Cutting'],
  ...['Bulking', 'Endurance'],
];

/** The restrictions that bind when plans are made. The API compares their letters only. */
export const dietSuggestions = [
  ...['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Keto', 'Paleo', 'Low-Carb', 'Low-Fat'],
  ...['Nut-Free', 'Soy-Free'],
];

export const cuisineSuggestions = [
  ...['Italian', 'Mexican', 'Asian', 'Mediterranean', 'American', 'Indian', 'Thai', 'French', 'Japanese'],
  'Greek',
];

/** Splits a list that was typed with commas. */
export const splitList = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Joins the words of a list that are not among the suggestions, as they are typed. */
export const othersIn = (list: readonly string[], suggestions: readonly string[] = []): string =>
  list.filter((word) => !suggestions.includes(word)).join(', ');
