import { DAILY_GRAMS, KCAL_PER_GRAM, MACROS, WISH_BOUNDS } from '../plan-model/index.js';
import { readingUnlessDenied } from './denials.js';
import { Phrases } from './phrases.js';
import { behindRace } from './races.js';
import type { MarkedValues } from './wish.js';
import { found, type PlacedFinding, type Reader } from './wish-text.js';

const CARB_LOADING = new Phrases<null>([
  [
    null,
    `carb load, carb loads, carb loading, carbload, carbloading, carbo load, carbo loading, carboload, carboloading, carb up, carbing up,
    load carbs, loading carbs, load up on carbs, loading up on carbs, carbohydrate load, carbohydrate loading,
    Kohlenhydrate laden, Kohlenhydrate aufladen, Kohlenhydratladen, Kohlenhydratspeicher füllen, Carbo Loading,
    carga de carbohidratos, carga de hidratos, carga de hidratos de carbono, cargar carbohidratos, cargar hidratos,
    recharge glucidique, recharge en glucides, surcharge glucidique, charge glucidique, charge en glucides`,
  ],
]);

/** Reads "carb load" or "carbo-loading before my marathon". */
export const readCarbLoading: Reader = (text, at) => {
  const loading = CARB_LOADING.at(text, at);
  if (!loading) return null;
  const findings = [found('isCarbLoading', true)];
  return readingUnlessDenied(text, at, { to: behindRace(text, loading.to), findings });
};

/** The share of the energy of the day. The other 15% are fat, which follow and leave room. */
const CARBS_SHARE = 0.7;
const PROTEIN_SHARE = 0.15;

/** This is in the middle of the 8 to 12 g that guidance of sports nutrition names for the days before a long race. */
const CARBS_PER_KILO = 10;

type Said<Value> = Pick<PlacedFinding, 'quote'> & { value: Value };

/**
 * The energy at which the carbs for a body weight are their share of it, up to what a plan can have. Null if nobody
 * stated a weight.
 */
export function energyOfCarbLoading(
  loading: Said<boolean>,
  body: Said<number> | undefined,
): MarkedValues['dailyCalorieTarget'] | null {
  if (!body) return null;
  const needed = Math.round((body.value * CARBS_PER_KILO * KCAL_PER_GRAM.carbs) / CARBS_SHARE);
  const { min, max } = WISH_BOUNDS.dailyCalorieTarget;
  const value = Math.min(max, Math.max(min, needed));
  const why = `Leaves room for the carbs of “${loading.quote}” at “${body.quote}”.`;
  return { value, from: 'assumed', why, quote: loading.quote };
}

/** The grams that carb loading means, or null where grams were stated, which count. */
export function gramsOfCarbLoading(
  values: MarkedValues,
  kcal: number,
  { loading, body }: { loading: Said<boolean>; body: Said<number> | undefined },
): Pick<MarkedValues, 'dailyCarbs' | 'dailyProtein'> | null {
  if (MACROS.some((macro) => values[DAILY_GRAMS[macro]])) return null;
  const { quote } = loading;
  const ofEnergy = (kcal * CARBS_SHARE) / KCAL_PER_GRAM.carbs;
  const ofBody = body ? body.value * CARBS_PER_KILO : Number.POSITIVE_INFINITY;
  const why =
    body && ofBody < ofEnergy
      ? `“${quote}” was read as ${CARBS_PER_KILO} g of carbs per kg, for “${body.quote}”.`
      : `“${quote}” was read as ${CARBS_SHARE * 100}% of ${kcal} kcal.`;
  const carbs = { value: Math.round(Math.min(ofEnergy, ofBody)), from: 'assumed' as const, why, quote };
  // A minimum decides on the protein itself.
  if (values.minDailyProtein) return { dailyCarbs: carbs };
  const protein = Math.round((kcal * PROTEIN_SHARE) / KCAL_PER_GRAM.protein);
  const whyProtein = `“${quote}” was read as ${PROTEIN_SHARE * 100}% of ${kcal} kcal.`;
  return { dailyCarbs: carbs, dailyProtein: { value: protein, from: 'assumed', why: whyProtein, quote } };
}
