import { type Block, kept, laidTwice, space } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { lateLine, paragraph, type TextStyle } from '../../platform/pdf/paragraph.js';
import { heading } from '../../platform/pdf/part.js';
import { stacked } from '../../platform/pdf/stacked.js';
import { type CellContent, type TableColumn, table } from '../../platform/pdf/table.js';
import type { Span } from '../../platform/pdf/words.js';
import type { DayCheck } from '../plan-certificate/index.js';
import {
  type DayFigures,
  figuresOfDays,
  MACROS,
  type Plan,
  sideAmountText,
  sumOf,
  type Totals,
} from '../plan-model/index.js';
import { cookingText, DAYS_OF_WEEK, figuresOfWeeks, type WeekFigures } from '../prep-guide/index.js';
import { verdictWord } from './check-marks.js';
import { type EatenMeal, type EatenPortion, eatenTotals } from './intake.js';
import { macroBar } from './macro-bar.js';
import type { PageNumbers } from './page-numbers.js';
import type { PlanDocument } from './plan-document.js';
import {
  counted,
  dateText,
  grams,
  isLoose,
  kcal,
  listed,
  MACRO_NAMES,
  MEALS,
  milligrams,
  minutes,
  servings,
} from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import type { Sheet } from './sheet.js';
import { COLORS, MEAL_COLORS, TABLE, TEXT } from './theme.js';

/** The meals, day by day. */
export function* daysSection(
  document: PlanDocument,
  days: readonly EatenMeal[][],
  numbers: PageNumbers,
  { body }: Sheet,
): Generator<Block, Section> {
  const about =
    'What is eaten each day. The figures of a meal are for the portion as it is eaten with its sides, rounded; totals are added up before rounding.';
  const blocks: Block[] = [sectionHeading('Days', about, body.width)];
  const figures = figuresOfDays(document.plan);
  const weeks = figuresOfWeeks(document.plan, figures);
  for (const [index, meals] of days.entries()) {
    const week = index % DAYS_OF_WEEK === 0 ? weeks[index / DAYS_OF_WEEK] : undefined;
    if (week) blocks.push(weekBlock(week, weeks.length, body.width), space(16));
    const day = { day: index + 1, meals, figures: figures[index] };
    const block = dayBlock(document, day, numbers, body.width);
    blocks.push(block, space(22));
    yield block;
  }
  return { id: 'days', title: 'Days', areas: [body], blocks };
}

interface PrintedDay {
  day: number;
  meals: readonly EatenMeal[];
  figures: DayFigures | undefined;
}

function dayBlock(
  { plan, certificate, options }: PlanDocument,
  { day, meals, figures }: PrintedDay,
  numbers: PageNumbers,
  width: number,
): Block {
  const totals = sumOf(meals.map(eatenTotals));
  const date = dateText(plan.startsOn, day);
  const name: Span[] = [
    `Day ${day}`,
    { text: date ? ` · ${date}` : '', weight: 'regular', color: COLORS.muted },
  ];
  const check = certificate.days.find((one) => one.day === day);
  const rows = [
    ...meals.map((meal) => mealRow(meal, numbers)),
    totalRow(totals, meals),
    targetRow(plan, check),
  ];
  const layOut = () =>
    stacked([
      heading(3, name, TEXT.heading, width),
      space(2),
      ...(meals.length > 0
        ? [table(columnsFor(width), HEADING, rows, LOOK)]
        : [paragraph('Nothing is planned for this day.', TEXT.muted, width)]),
      ...(meals.length > 0 && figures ? [space(4), paragraph(figuresText(figures), TEXT.muted, width)] : []),
      ...(options.includeMacroSummary && meals.length > 0 ? [space(6), macroBar(totals, width)] : []),
    ]);
  return {
    ...kept(laidTwice(layOut)),
    anchor: { id: `day-${day}`, title: date ? `Day ${day}, ${date}` : `Day ${day}` },
  };
}

function weekBlock(figures: WeekFigures, weeks: number, width: number): Block {
  const { week, foodsToBuy, kitchenMinutes, handsOnMinutes } = figures;
  const words = [
    `${counted(foodsToBuy, 'food')} to buy. A day on average: `,
    figuresText(figures),
    ` · Kitchen ${minutes(kitchenMinutes)}, ${minutes(handsOnMinutes)} of it hands-on`,
  ].join('');
  const name: Span = { text: weeks === 1 ? 'This week: ' : `Week ${week}: `, weight: 'semibold' };
  const block = kept(laidTwice(() => paragraph([name, words], TEXT.small, width)));
  return { ...block, keepsWithNext: true };
}

const figuresText = ({ fiberGrams, sodiumMg, produceGrams, isWhole }: Omit<DayFigures, 'day'>): string =>
  [
    `${isWhole ? '' : 'At least: '}Fiber ${grams(fiberGrams)}`,
    `Sodium ${milligrams(sodiumMg)}`,
    `Fruit and vegetables ${grams(produceGrams)}`,
  ].join(' · ');

const LOOK = { ...TABLE, isList: true };

const HEADING = ['Meal', 'Recipe', 'Energy', ...MACROS.map((macro) => MACRO_NAMES[macro]), 'Time', 'Page'];

function columnsFor(width: number): TableColumn[] {
  const figures = [58, 44, 42, 38, 56, 32].map((one) => ({ width: one, align: 'right' as const }));
  const meal = 58;
  const rest = width + TABLE.gap.x - meal - figures.reduce((sum, column) => sum + column.width, 0);
  return [{ width: meal }, { width: rest }, ...figures];
}

function mealRow(eaten: EatenMeal, numbers: PageNumbers): CellContent[] {
  const { meal, id } = eaten;
  const totals = eatenTotals(eaten);
  return [
    { text: MEALS[meal.mealType], weight: 'semibold', color: MEAL_COLORS[meal.mealType].ink },
    (width) => recipeCell(eaten, width),
    ...figuresOf(totals),
    meal.leftoverOf && eaten.minutes === 0 ? 'Leftovers' : minutes(eaten.minutes),
    (width) => lateLine(() => numbers.of(id), { ...TEXT.muted, align: 'right' }, width),
  ];
}

/** The names of the dish and of its sides link to their recipes. */
function recipeCell(eaten: EatenMeal, width: number): Block {
  const name = linked(eaten.recipe.name, { ...TEXT.small, weight: 'semibold' }, eaten.id, width);
  return stacked([
    name,
    paragraph(portionText(eaten), TEXT.muted, width),
    ...eaten.sides.map((side) => linked(`with ${sideText(side)}`, TEXT.small, side.id, width)),
  ]);
}

function linked(text: string, style: TextStyle, id: string, width: number): Block {
  const words = paragraph(text, style, width);
  return {
    ...words,
    draw: (pen, x, y) => {
      words.draw(pen, x, y);
      pen.link(id, { x, y, width, height: words.height });
    },
  };
}

const sideText = ({ recipe, servings: eaten }: EatenPortion): string =>
  `${recipe.name} (${sideAmountText(recipe, eaten)})`;

function portionText({ recipe, servings: eaten, meal, cooking }: EatenMeal): string {
  const portion = servings(eaten);
  if (meal.leftoverOf) return `${portion}, leftovers from day ${meal.leftoverOf.day}`;
  return cooking ? `${portion}. ${cookingText(cooking, recipe)}` : portion;
}

const figuresOf = (totals: Totals): string[] => [
  kcal(totals.calories),
  ...MACROS.map((macro) => grams(totals[macro])),
];

function totalRow(totals: Totals, meals: readonly EatenMeal[]): CellContent[] {
  const time = meals.reduce((sum, one) => sum + one.minutes, 0);
  const strong = (text: string): Span => ({ text, weight: 'semibold' });
  return ['', strong('Day total'), ...figuresOf(totals).map(strong), strong(minutes(time))];
}

function targetRow(plan: Plan, check: DayCheck | undefined): CellContent[] {
  const loose = MACROS.filter((macro) => isLoose(plan, macro)).map((macro) =>
    MACRO_NAMES[macro].toLowerCase(),
  );
  // The columns of figures are too narrow for the word.
  const name = loose.length > 0 ? `Target (about, for ${listed(loose)})` : 'Target';
  const quiet = (text: string): Span => ({ text, color: COLORS.muted });
  const verdict = check ? [(width: number) => verdictWord(check.holds, width)] : [];
  return ['', quiet(name), ...figuresOf(check?.target ?? plan.targets).map(quiet), ...verdict];
}
