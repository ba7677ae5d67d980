import type { FitnessGoal } from '../plan-model/index.js';
import { readNumber } from './numbers.js';
import { Phrases } from './phrases.js';
import { found, type Reader, type Reading, type WishText } from './wish-text.js';

const GOALS = new Phrases<FitnessGoal>([
  [
    'weight_loss',
    `weight loss, lose weight, loose weight, losing weight, loosing weight, lost weight, lose some weight,
    weight reduction, reduce weight, lose a few pounds, lose a few kilos, drop weight, drop some weight,
    drop pounds, shed weight, shed pounds, shed kilos, get rid of weight, slim down, slimming, get slimmer,
    fat loss, lose fat, losing fat, lose body fat, lose belly fat, burn fat, fat burning, drop fat,
    shed fat, calorie deficit, caloric deficit, weightloss, to lose weight, drop a few pounds,
    drop a few kilos, shed a few pounds, abnehmen, Gewicht verlieren, Gewichtsverlust, Fett verlieren,
    perder peso, perder grasa, quemar grasa, bajar de peso, bajar peso, bajar grasa, adelgazar, pérdida de peso, perdre du poids, perte de poids, minceur,
    maigrir, perdre du gras, perte de gras, perdere peso, dimagrire, dimagrimento, perdita di peso`,
  ],
  [
    'muscle_gain',
    `muscle gain, muscle gaining, gain muscle, gaining muscle, gain muscles, build muscle, building muscle,
    build muscles, build some muscle, muscle building, muscle growth, muscle mass, grow muscle,
    gain muscle mass, build muscle mass, put on muscle, putting on muscle, add muscle, gain lean mass,
    hypertrophy, gain mass, mass gain, pack on muscle, more muscle, gain some muscle, put on some muscle,
    gain weight, weight gain, gaining weight, Muskelaufbau, Muskeln aufbauen, Masseaufbau, ganar músculo,
    ganancia muscular, aumentar masa muscular, prise de muscle, prendre du muscle, prise de masse,
    prendre du poids, zunehmen, Muskelmasse, ganar masa muscular, ganar peso, massa muscolare, aumento muscolare, mettere massa`,
  ],
  [
    'maintenance',
    `maintenance, maintain weight, maintain my weight, maintain her weight, maintain his weight,
    maintain their weight, maintaining weight, maintain, weight maintenance, keep weight, keep my weight,
    keep her weight, keep his weight, stay at weight, hold weight, maintenance calories, keep the weight,
    stay the same weight, Gewicht halten, mantenimiento, mantener peso, mantener el peso, maintien,
    maintien du poids, mantenimento`,
  ],
  [
    'cutting',
    `cut, cutting, cutting phase, cutting plan, cut phase, on a cut, for a cut, cut plan, cutting diet,
    cutting cycle, a cut, cut diet, mini cut, lean out, leaning out, get lean, getting lean, get shredded,
    shredding, shred, contest prep, competition prep, definición, Definition, Definitionsphase, sèche,
    definizione`,
  ],
  [
    'bulking',
    `bulking, bulk, bulking up, bulk up, lean bulk, clean bulk, on a bulk, for a bulk, dirty bulk,
    bulking phase, bulk phase, bulking plan, calorie surplus, caloric surplus, volumen`,
  ],
  [
    'athletic_performance',
    `athletic performance, sports performance, sport performance, performance, athletic, peak performance,
    endurance, marathon training, triathlon training, endurance training, train for a marathon,
    training for a marathon, sports nutrition, Leistung, rendimiento, performance sportive,
    rendimiento deportivo`,
  ],
  [
    'general_health',
    `general health, overall health, better health, good health, general wellness, wellness, wellbeing,
    well being, health, eat healthy, eat healthier, eating healthy, healthy eating, healthier, healthy,
    clean eating, eat clean, balanced diet, healthy lifestyle, gesund, gesünder, gesunde Ernährung, salud,
    saludable, comer sano, sano, santé, manger sain, healthy diet, balanced, stay healthy, salute`,
  ],
]);

/** Words after which it is no goal of the plan: "cutting board", "cutting out sugar", "health insurance". */
const OTHERWISE = [
  'board',
  'out',
  'down',
  'insurance',
  'issue',
  'problem',
  'condition',
  'snack',
  'concern',
  'coach',
  'food',
];
const NEGATIONS = ['not', 'no', 'dont', 'doesnt', 'without', 'never', 'stop', 'avoid', 'isnt', 'bulk'];

export const readGoal: Reader = (text, at) => {
  const goal = GOALS.at(text, at);
  if (!goal || text.is(goal.to, ...OTHERWISE) || (text.is(goal.to - 1, 'cut') && !isPhase(text, goal.to)))
    return null;
  const isNegated = [1, 2, 3].some((back) => text.is(at - back, ...NEGATIONS) && isReachable(text, at, back));
  return isNegated ? null : { to: goal.to, findings: [found('fitnessGoal', goal.value)] };
};

/** Matches "Cut" alone or "cut at 1800 kcal", but not "cut carbs". */
const isPhase = (text: WishText, at: number) =>
  text.token(at)?.kind !== 'word' ||
  text.is(at, 'at', 'for', 'with', 'plan', 'phase', 'on', 'diet', 'of', 'meal');

/** For "doesn't want to lose weight", only such words may stand in between. */
function isReachable(text: Parameters<Reader>[0], at: number, back: number): boolean {
  for (let between = 1; between < back; between += 1) {
    if (
      !text.is(
        at - between,
        'to',
        'want',
        'wanting',
        'trying',
        'need',
        'looking',
        'a',
        'on',
        'about',
        'any',
        'lose',
        'losing',
        'hurting',
      )
    )
      return false;
  }
  return true;
}

const CHANGES = new Phrases<FitnessGoal>([
  [
    'weight_loss',
    `lose, loose, losing, loosing, drop, dropping, shed, shedding, lost, to lose, to loose, to drop, get rid of, getting rid of, rid of, abnehmen, verlieren, perder, bajar, perdre,
    perdere`,
  ],
  ['muscle_gain', 'gain, gaining, put on, add, zunehmen, ganar, subir, prendre, mettere'],
]);

const WEIGHTS = new Phrases<null>([
  [
    null,
    'kg, kgs, kilo, kilos, lb, lbs, pound, pounds, stone, kilogram, kilograms, Kilo, Pfund, livres, libras',
  ],
]);

const MATTER = new Phrases<null>([
  [
    null,
    `of muscle, of muscle mass, of fat, of body fat, of weight, of mass, muscle, fat, lean mass, Muskeln, Fett, de músculo,
    de grasa, de peso, de muscle, de gras`,
  ],
]);

/** Matches "Lose 6 kg", "gain 4 kg of muscle", or "6 kg abnehmen": a change of weight implies a goal. */
export const readWeightChange: Reader = (text, at) => {
  const change = CHANGES.at(text, at);
  const weight = weightAt(text, change?.to ?? at);
  if (!weight) return null;
  const behind = change ? null : CHANGES.at(text, weight);
  const goal = change ?? behind;
  if (!goal || text.is(at - 1, 'not', 'dont', 'lost', 'has')) return null;
  const end = behind?.to ?? weight;
  return goalReading(behindPace(text, MATTER.at(text, end)?.to ?? end), goal.value);
};

/** Skips "per week" and "in 8 weeks", because the pace follows from the calories. */
function behindPace(text: WishText, at: number): number {
  if (
    text.is(at, 'a', 'per', 'each', 'every', '/', 'pro', 'por', 'par') &&
    text.is(at + 1, 'week', 'month', 'woche', 'semana', 'semaine')
  )
    return at + 2;
  const time = text.is(at, 'in', 'within', 'en') ? readNumber(text, at + 1) : null;
  return time && text.is(time.to, 'week', 'month', 'woche', 'monat', 'semana', 'semaine') ? time.to + 1 : at;
}

const goalReading = (to: number, goal: FitnessGoal): Reading => ({
  to,
  findings: [found('fitnessGoal', goal)],
});

function weightAt(text: WishText, at: number): number | null {
  const start = text.is(at, 'about', 'around', 'some', 'up', 'unos', 'circa', 'etwa') ? at + 1 : at;
  const low = readNumber(text, start);
  const high = low && text.is(low.to, '-', 'to') ? readNumber(text, low.to + 1) : null;
  const number = high ?? low;
  return (number && WEIGHTS.at(text, number.to)?.to) ?? null;
}
