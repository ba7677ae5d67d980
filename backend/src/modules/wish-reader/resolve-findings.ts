import {
  type Bounds,
  DAILY_GRAMS,
  KCAL_PER_GRAM,
  MACROS,
  mealsOfDay,
  PLAN_RULES,
  type PlanRule,
  type RuleField,
} from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import { energyOfCarbLoading, gramsOfCarbLoading } from './carb-loading.js';
import { likedAndLeftOut } from './liked-and-left-out.js';
import { JOINED_LISTS, marked, together } from './marked-findings.js';
import { composeDescription, composePlanName } from './plan-title.js';
import { resolveDailyEnergy } from './resolve-energy.js';
import type { NotTaken } from './said-wish.js';
import {
  DEFAULTS,
  isWithin,
  LIMITS,
  type Marked,
  type MarkedValues,
  type NeededField,
  type WishField,
  type WishValues,
} from './wish.js';
import type { Findable, PlacedFinding } from './wish-text.js';

interface ResolvedFindings {
  values: MarkedValues & Required<Pick<MarkedValues, NeededField>>;
  notes: string[];
  notTaken: NotTaken[];
}

type Of<Field extends keyof Findable> = Extract<PlacedFinding, { field: Field }>;

/** Combines all findings into one value per field, fills in what the form requires, and explains what it did. */
export function resolveFindings(findings: readonly PlacedFinding[]): ResolvedFindings {
  return new FindingsResolver(findings).result();
}

class FindingsResolver {
  private readonly notes: string[] = [];
  private readonly notTaken: NotTaken[] = [];
  private readonly findings: PlacedFinding[];
  private readonly values: MarkedValues = {};

  constructor(findings: readonly PlacedFinding[]) {
    this.findings = [...findings].sort((a, b) => a.start - b.start);
  }

  result(): ResolvedFindings {
    for (const field of SINGLE) this.takeLast(field);
    this.takeFirst('fitnessGoal', 'goal');
    this.takeDailyEnergy();
    this.takeFirst('clientName', 'customer');
    this.takeMinutes();
    this.takeLists();
    this.dropLikedAndLeftOut();
    this.takeBoundsByType();
    const days = this.need('days', DEFAULTS.days, 'No number of days was given.');
    this.takeSnacks();
    const mealsPerDay = this.need('mealsPerDay', DEFAULTS.mealsPerDay, 'No number of meals was given.');
    const dailyCalorieTarget = this.takeEnergy(mealsPerDay.value);
    this.takeGramsPerKilo();
    this.takeShares(dailyCalorieTarget.value);
    this.takeCarbLoading(dailyCalorieTarget.value);
    const fitnessGoal = this.need('fitnessGoal', 'general_health', 'No goal was given.');
    this.checkMeals(mealsPerDay.value, dailyCalorieTarget.value);
    const needed = { days, mealsPerDay, dailyCalorieTarget, fitnessGoal };
    const planName = this.describe();
    return { values: { ...this.values, ...needed, planName }, notes: this.notes, notTaken: this.notTaken };
  }

  private of<Field extends keyof Findable>(field: Field): Of<Field>[] {
    return this.findings.filter((finding): finding is Of<Field> => finding.field === field);
  }

  /** A later statement corrects an earlier one. */
  private last<Field extends keyof Findable>(field: Field): Of<Field> | undefined {
    const all = this.of(field);
    const last = all.at(-1);
    for (const earlier of all.slice(0, -1)) {
      if (last && JSON.stringify(earlier.value) !== JSON.stringify(last.value)) {
        this.notes.push(`“${last.quote}” was used, not “${earlier.quote}”: the later one counts.`);
      }
    }
    return last;
  }

  private takeLast(field: WishField) {
    const last = this.last(field);
    if (last) Object.assign(this.values, { [field]: marked(last) });
  }

  private takeDailyEnergy() {
    const { calories, goal, notes, notTaken } = resolveDailyEnergy(
      this.findings,
      this.values.fitnessGoal?.value,
    );
    if (calories) this.values.dailyCalorieTarget = calories;
    if (goal) this.values.fitnessGoal ??= goal;
    this.notes.push(...notes);
    this.notTaken.push(...notTaken);
  }

  /** Two goals or two clients are rarely a correction, so the first one counts. */
  private takeFirst(field: 'fitnessGoal' | 'clientName', noun: string) {
    const [first, ...others] = this.of(field);
    if (!first) return;
    Object.assign(this.values, { [field]: marked(first) });
    const quotes = others.filter(({ value }) => value !== first.value).map(({ quote }) => `“${quote}”`);
    if (quotes.length === 0) return;
    this.notes.push(
      `A plan has one ${noun}: “${first.quote}” was used, ${[...new Set(quotes)].join(', ')} was not.`,
    );
  }

  /** A limit for weekdays only applies there. A limit for cooking also limits the preparation. */
  private takeMinutes() {
    const last = this.last('mealMinutes');
    if (!last) return;
    const { value, quote } = last;
    this.values.weekdayMinutes ??= { value, from: 'text', quote };
    this.values.weekendMinutes ??= { value, from: 'text', quote };
    this.values.maxPrepTime ??= { value, from: 'assumed', why: `Follows from “${quote}”.`, quote };
  }

  /** Adds snacks to the meals that were named, or else to the usual three. */
  private takeSnacks() {
    const snacks = this.last('extraSnacks');
    if (!snacks) return;
    const meals = this.values.mealsPerDay?.value ?? DEFAULTS.mealsPerDay;
    const [, most] = LIMITS.mealsPerDay;
    const value = Math.min(meals + Math.ceil(snacks.value), most);
    const why = `${meals} meals and “${snacks.quote}”${value < meals + snacks.value ? `; ${most} is the maximum` : ''}.`;
    this.values.mealsPerDay = { value, from: 'assumed', why, quote: snacks.quote };
  }

  private takeLists() {
    for (const field of JOINED_LISTS) {
      const all: PlacedFinding[] = field === 'dietaryTags' ? this.tags() : this.of(field);
      if (all.length === 0) continue;
      const values = [...new Set(all.flatMap(({ value }) => value as string[]))];
      Object.assign(this.values, { [field]: { ...together(all), value: values } });
    }
  }

  /** Liked foods that are also excluded, or that a diet leaves out, are dropped with a note. */
  private dropLikedAndLeftOut() {
    const dropped = likedAndLeftOut(this.values);
    const liked = this.values.likedFoods;
    if (!liked || dropped.length === 0) return;
    const value = liked.value.filter((name) => !dropped.includes(name));
    if (value.length > 0) this.values.likedFoods = { ...liked, value };
    else delete this.values.likedFoods;
    this.notes.push(`Liked, but left out of the plan: ${dropped.join(', ')}.`);
  }

  /**
   * In "Vegan, no wait, vegetarian", the first is dropped with a note. Necessities stay, because excluding both is
   * safer.
   */
  private tags(): Of<'dietaryTags'>[] {
    const all = this.of('dietaryTags');
    const corrections = this.of('isCorrected');
    return all.filter((one, index) => {
      const next = all[index + 1];
      const isGone = corrections.some(
        ({ start, end }) => next && isNear(one.end, start) && isNear(end, next.start),
      );
      if (!next || !isGone || one.value.includes('gluten-free')) return true;
      this.notes.push(`“${next.quote}” was used, not “${one.quote}”: the later one counts.`);
      return false;
    });
  }

  private takeBoundsByType() {
    const all = this.of('caloriesByType');
    if (all.length === 0) return;
    const value: Partial<Record<MealType, Bounds>> = Object.assign(
      {},
      ...all.map((finding) => finding.value),
    );
    this.values.caloriesByType = { ...together(all), value } as Marked<typeof value>;
  }

  private need<Field extends 'days' | 'mealsPerDay' | 'fitnessGoal' | 'dailyCalorieTarget'>(
    field: Field,
    value: WishValues[Field],
    why: string,
  ): Marked<WishValues[Field]> {
    const taken = this.values[field] as Marked<WishValues[Field]> | undefined;
    const result: Marked<WishValues[Field]> = taken ?? { value, from: 'assumed', why };
    Object.assign(this.values, { [field]: result });
    return result;
  }

  /** Meals of 600 kcal add up to a day if nothing is said about it. Otherwise they limit the meals. */
  private takeEnergy(mealsPerDay: number): Marked<number> {
    const ofMeal = this.last('mealCalories');
    const day = ofMeal ? ofMeal.value * mealsPerDay : 0;
    if (ofMeal && !this.values.dailyCalorieTarget && isWithin(day, 'dailyCalorieTarget')) {
      const why = `${mealsPerDay} meals with “${ofMeal.quote}” each.`;
      this.values.dailyCalorieTarget = { value: day, from: 'assumed', why, quote: ofMeal.quote };
    } else if (ofMeal) {
      const why = `“${ofMeal.quote}” was read as the maximum.`;
      this.values.maxCalories ??= { value: ofMeal.value, from: 'assumed', why, quote: ofMeal.quote };
    }
    if (!this.values.dailyCalorieTarget) this.addUpTypes(mealsPerDay);
    const [loading] = this.of('isCarbLoading');
    const loaded = loading ? energyOfCarbLoading(loading, this.last('bodyKilos')) : null;
    if (loaded) this.values.dailyCalorieTarget ??= loaded;
    return this.need('dailyCalorieTarget', DEFAULTS.dailyCalorieTarget, 'No calories were given.');
  }

  /** "Breakfast 400, lunch 600, dinner 700 kcal" add up to a day of 1,700. */
  private addUpTypes(mealsPerDay: number) {
    const byType = this.values.caloriesByType;
    const said = mealsOfDay(mealsPerDay, null).map((type) => byType?.value[type]);
    const value = said.reduce((sum, bounds) => sum + ((bounds?.min ?? 0) + (bounds?.max ?? 0)) / 2, 0);
    const isWhole = said.every((bounds) => bounds && bounds.min !== null && bounds.max !== null);
    if (!byType?.quote || !isWhole || !isWithin(value, 'dailyCalorieTarget')) return;
    const why = `“${byType.quote}”, added up.`;
    this.values.dailyCalorieTarget = { value: Math.round(value), from: 'assumed', why, quote: byType.quote };
  }

  /** Converts percent of the energy into grams: 4 kcal per gram of protein or carbs, 9 per gram of fat. */
  private takeShares(kcal: number) {
    for (const macro of MACROS) {
      const share = this.last(`${macro}Share`);
      if (!share) continue;
      const value = Math.round((kcal * share.value) / 100 / KCAL_PER_GRAM[macro]);
      const computed = `${share.value}% of ${kcal} kcal.`;
      const why = share.why ? `${computed} ${share.why}` : computed;
      this.values[DAILY_GRAMS[macro]] ??= { value, from: 'assumed', why, quote: share.quote };
    }
  }

  private takeGramsPerKilo() {
    const body = this.last('bodyKilos');
    for (const [field, target] of PER_KILO) {
      const perKilo = this.last(field);
      if (!perKilo) continue;
      const value = Math.round(perKilo.value * (body?.value ?? 0));
      if (body && isWithin(value, target)) {
        const why = `“${perKilo.quote}”, for “${body.quote}”.`;
        this.values[target] ??= { value, from: 'assumed', why, quote: perKilo.quote };
      } else {
        const why = body
          ? 'No day can have that much or that little.'
          : 'Please say how much your customer weighs.';
        this.notTaken.push({ words: perKilo.quote, why, mustAsk: false });
      }
    }
  }

  private takeCarbLoading(kcal: number) {
    const [loading] = this.of('isCarbLoading');
    if (!loading) return;
    const grams = gramsOfCarbLoading(this.values, kcal, { loading, body: this.last('bodyKilos') });
    if (grams) Object.assign(this.values, grams);
    else this.notes.push(`“${loading.quote}” changed nothing, because grams or shares were given.`);
  }

  private checkMeals(meals: number, kcal: number) {
    const most = this.values.maxCalories?.value;
    if (most === undefined || most * meals >= kcal) return;
    this.notes.push(`${meals} meals of at most ${most} kcal do not add up to ${kcal} kcal.`);
  }

  private describe(): Marked<string> {
    const description = composeDescription(this.values);
    const why = 'Put together from your words.';
    if (description) this.values.description ??= { value: description, from: 'assumed', why };
    return this.values.planName ?? { value: composePlanName(this.values), from: 'assumed', why };
  }
}

/** Whether there is only a comma or a dash between them, and hardly a word. */
const isNear = (end: number, start: number) => start >= end && start - end <= 2;

const PER_KILO = [
  ['proteinPerKilo', 'dailyProtein'],
  ['leastProteinPerKilo', 'minDailyProtein'],
  ['carbsPerKilo', 'dailyCarbs'],
  ['fatPerKilo', 'dailyFat'],
] as const;

/** Lists and bounds by type are combined from all statements. */
const isSingle = ({ kind }: PlanRule) => kind !== 'choices' && kind !== 'foods' && kind !== 'boundsByType';

const SINGLE: readonly WishField[] = [
  ...(['planName', 'description', 'days', 'mealsPerDay', 'startsOn', 'generateMealPrep'] as const),
  ...Object.values(DAILY_GRAMS),
  ...PLAN_RULES.filter(isSingle).map(({ field }) => field as RuleField),
];
