import { readStepTimes } from './step-times.js';

/** The version of the rule. Recipes that were read by another one are read again at the next start. */
export const HANDS_ON_RULE = 1;

/**
 * Estimates for how many minutes of the cooking time a cook is needed. Time that no step explains counts as needed,
 * unless something cooks alone for as long as it takes.
 */
export function estimateAttended(cookTimeMinutes: number, instructions: string): number {
  const { times, cooksAloneUntilDone } = readStepTimes(instructions);
  const sumOf = (wanted: 'hands' | 'alone') =>
    times.reduce((sum, { attention, minutes }) => (attention === wanted ? sum + minutes : sum), 0);
  const unexplained = cooksAloneUntilDone ? 0 : cookTimeMinutes - sumOf('alone');
  return Math.round(Math.min(cookTimeMinutes, Math.max(sumOf('hands'), unexplained, 0)));
}

/** Preparation and the part of cooking that needs a cook. */
export const estimateHandsOn = (
  { prepTimeMinutes, cookTimeMinutes }: { prepTimeMinutes: number; cookTimeMinutes: number },
  instructions: string,
): number => prepTimeMinutes + estimateAttended(cookTimeMinutes, instructions);

/** Whether anything in the steps needs the oven. */
export const usesOven = (instructions: string): boolean => /\b(?:oven|bake|roast)\b/i.test(instructions);
