import type { components } from '#openapi/schema';
import type { BadgeTone } from '~/ui';
import { dayText, moreFigures, type Units, unitOf, weightUnit, withUnit } from './measurement-figures';

export type Goal = components['schemas']['GoalResponse'];
export type GoalDetails = components['schemas']['GoalDetailsResponse'];
export type GoalStatus = Goal['status'];

export const custom = 'custom';

/** The figures that a goal can be about, in the order of the form of measurements. */
export const goalMetrics = (units: Units): { value: string; label: string }[] => [
  { value: 'weight', label: `Weight (${weightUnit(units)})` },
  ...moreFigures.map((figure) => ({
    value: figure.name,
    label: `${figure.label} (${unitOf(figure, units)})`,
  })),
];

/** Names the unit of a figure, or null for a goal about none. */
export function unitOfMetric(metric: string, units: Units): string | null {
  if (metric === 'weight') return weightUnit(units);
  const figure = moreFigures.find(({ name }) => name === metric);
  return figure ? unitOf(figure, units) : null;
}

/** The units in which a goal was set. Percent belongs to both. */
export const unitsOfGoal = ({ targetUnit }: Pick<Goal, 'targetUnit'>): Units =>
  targetUnit === 'lb' || targetUnit === 'in' ? 'us' : 'metric';

export const statusTexts: Record<GoalStatus, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'info' },
  achieved: { label: 'Achieved', tone: 'accent' },
  given_up: { label: 'Given up', tone: 'neutral' },
};

const valueText = (value: number, { targetUnit }: Goal) =>
  targetUnit ? withUnit(value, targetUnit) : String(value);

/** Says what the goal is: "Weight from 84 kg to 80 kg by Mar 1, 2027". */
export function aimText(goal: Goal): string {
  const { figure, isBand, startValue, targetValue, targetDate } = goal;
  const target = valueText(targetValue, goal);
  const aim = isBand ? `held at ${target}, within 2%` : `from ${valueText(startValue, goal)} to ${target}`;
  const until = targetDate ? `, by ${dayText(targetDate)}` : '';
  const whole = `${figure ? `${figure} ` : ''}${aim}${until}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Says where the goal stands: "Now 82 kg (Nov 20, 2026)". */
export function currentText(goal: Goal): string {
  const { currentValue, currentDay, startDate } = goal;
  if (currentDay) return `Now ${valueText(currentValue, goal)} (${dayText(currentDay)})`;
  return `No value since ${dayText(startDate)}`;
}

/** Says how far a goal has come, or returns null for a figure to be held of which there is no value yet. */
export function progressText({ isBand, progressPercentage, currentDay }: Goal): string | null {
  if (!isBand) return `${progressPercentage}%`;
  return currentDay ? `${progressPercentage}% of the last 28 days’ values held` : null;
}

/** Counts active and achieved goals apart: "2 active, 1 achieved". */
export function countsText(goals: readonly Goal[]): string {
  const count = (status: GoalStatus) => goals.filter((goal) => goal.status === status).length;
  return `${count('active')} active, ${count('achieved')} achieved`;
}

/** The active goals come first, then the achieved ones, then those given up, each in the order of the API. */
export function inOrder(goals: readonly Goal[]): Goal[] {
  return (Object.keys(statusTexts) as GoalStatus[]).flatMap((status) =>
    goals.filter((goal) => goal.status === status),
  );
}
