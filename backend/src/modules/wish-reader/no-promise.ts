import { HARDLY, NOT_NEEDED } from './negations.js';
import { Phrases } from './phrases.js';
import { type Reader, refused, type WishText } from './wish-text.js';

interface NoPromise {
  /** The note for the trainer who asks for it. */
  why: string;
  /** Ignoring it could harm someone. */
  mustAsk: boolean;
}

const asks = (why: string): NoPromise => ({ why, mustAsk: true });
const lists = (why: string): NoPromise => ({ why, mustAsk: false });

const ILLNESS = 'Plans are not made for medical conditions. Please exclude what must not be eaten yourself.';
const CONTENT = (what: string) => `Plans do not limit ${what}.`;
const RELIGION = 'Plans do not know the rules of this diet. Please exclude what must not be eaten yourself.';
const DIET = 'Plans do not know this diet. Please exclude what it leaves out yourself.';
const INTOLERANCE = 'Recipes do not say where this is in them. Please exclude foods yourself.';
const MEALS = 'Plans do not set what is eaten at single meals or on single days.';

/** Requests that trainers make and no plan can promise. The words that may surround each are in `AROUND`. */
const NO_PROMISES = new Phrases<NoPromise>([
  [
    asks('Recipes do not list their FODMAP content. Please exclude the foods yourself.'),
    `fodmap, fodmaps, no fodmap, no fodmaps, without fodmaps, avoid fodmaps, low fodmap, low fodmaps, fodmap arm, fodmap arme, baja en fodmap, bajo en fodmap,
    pauvre en fodmap, sans fodmap, sin fodmap, ohne fodmap`,
  ],
  [
    asks(ILLNESS),
    `diabetes, diabetic, diabetics, type 1 diabetes, type 2 diabetes, type 1 diabetic, type 2 diabetic,
    type one diabetic, type two diabetic, gestational diabetes, prediabetes, prediabetic, t 1 d, t 2 d, t 1 dm, t 2 dm,
    typ 1 Diabetes, typ 2 Diabetes, Diabetiker, Diabetikerin, zuckerkrank, diabetes tipo 1, diabetes tipo 2,
    diabetes gestacional, diabético, diabética, diabète, diabète de type 1, diabète de type 2,
    diabète gestationnel, diabétique, insulin resistance, insulin resistant, hypoglycemia, hypoglycaemia`,
  ],
  [
    asks(ILLNESS),
    `kidney disease, kidney diet, kidney failure, kidney stones, kidney, renal, renal diet, renal failure,
    renal disease, chronic kidney disease, stage 3 kidney disease, ckd, dialysis, Nierenerkrankung,
    Niereninsuffizienz, Nierensteine, nierenkrank, Dialyse, insuficiencia renal, enfermedad renal, dieta renal,
    cálculos renales, insuffisance rénale, maladie rénale, régime rénal, calculs rénaux`,
  ],
  [
    asks(ILLNESS),
    `gout, Gicht, gota, goutte, ibs, irritable bowel, irritable bowel syndrome, ibd, Reizdarm, colon irritable,
    intestino irritable, côlon irritable, Crohn, Crohn's, Crohn's disease, Morbus Crohn, colitis,
    ulcerative colitis, diverticulitis, gastritis, acid reflux, reflux, gerd, heartburn, Sodbrennen, reflujo,
    ulcer, gastric bypass, gastric sleeve, bariatric, bariatric surgery, Magenbypass, bypass gástrico,
    bypass gastrique, gastroparesis, pancreatitis, gallstones, gallbladder, cirrhosis, fatty liver,
    liver disease, Fettleber, hígado graso, stéatose hépatique`,
  ],
  [
    asks(ILLNESS),
    `pku, phenylketonuria, cancer, chemo, chemotherapy, heart failure, heart disease, heart attack,
    high cholesterol, hypercholesterolemia, high blood pressure, hypertension, Bluthochdruck, hipertensión,
    hypertension artérielle, stroke, warfarin, blood thinners, pcos, hashimoto, hashimoto's, hypothyroid,
    hypothyroidism, endometriosis, epilepsy, g 6 pd, favism, eating disorder, anorexia, bulimia, dysphagia,
    soft food, soft foods, soft diet, pureed, liquid diet, anemia, anaemia, osteoporosis, lipedema,
    alpha gal, mcas, mast cell, eosinophilic esophagitis, eoe`,
  ],
  [
    asks(CONTENT('sodium or salt')),
    `sodium, low sodium, low salt, no salt, salt free, without salt, reduced sodium, reduced salt, less salt,
    less sodium, salzarm, salzarme, salzfrei, ohne Salz, wenig Salz, natriumarm, bajo en sodio, baja en sodio,
    baja en sal, bajo en sal, sin sal, poca sal, sans sel, pauvre en sel, pauvre en sodium, peu de sel`,
  ],
  [
    asks('Please say how many grams of fiber a day may have at most.'),
    `no fiber, no fibre, without fiber, without fibre, zero fiber, zero fibre, ohne Ballaststoffe, keine Ballaststoffe, sin fibra,
    sans fibres`,
  ],
  [
    asks('Plans have a protein minimum and target, but no maximum.'),
    `low protein, reduced protein, protein restricted, eiweißarm, baja en proteínas, pauvre en protéines`,
  ],
  [
    asks(CONTENT('this')),
    `low oxalate, oxalate, oxalates, low potassium, potassium, low phosphorus, phosphorus, low purine, purines,
    low iodine, low histamine, low cholesterol, low gi, low glycemic, low glycaemic,
    glycemic index`,
  ],
  [
    asks(INTOLERANCE),
    `histamine, histamine intolerance, Histamin, Histaminintoleranz, histaminarm, histamina,
    intolerancia a la histamina, intolérance à l histamine, fructose, fructose malabsorption,
    fructose intolerance, Fruktose, Fruktoseintoleranz, Fructoseintoleranz, fructosa, intolerancia a la fructosa,
    sorbitol, salicylate, salicylates, salicylate sensitivity, nickel, nickel allergy, Nickelallergie,
    latex fruit syndrome, latex allergy, latex, oral allergy syndrome, Kreuzallergie, pollen allergy,
    birch pollen, msg, food coloring, food colouring, food dye, red dye, additives, preservatives`,
  ],
  [
    asks(RELIGION),
    `jain, jain diet, jainist, orthodox, orthodox fasting, orthodox fast, greek orthodox, lent, lenten,
    greek orthodox fasting diet for lent, ramadan, iftar, suhoor, passover, pesach, sattvic, satvik, hindu,
    buddhist, adventist, rastafarian, ital, Fastenzeit, cuaresma, carême, for lent, during ramadan, for ramadan`,
  ],
  [
    asks(DIET),
    `aip, aip protocol, autoimmune protocol, whole 30, carnivore, carnivore diet, raw vegan, raw food, fruitarian,
    dash, dash diet, mind diet, gaps, gaps diet, scd, specific carbohydrate diet, candida, candida diet,
    anti candida, elimination diet, blood type diet, macrobiotic, alkaline diet, Rohkost, crudivore,
    dieta carnívora, keto carnivore, psmf, psyllium fast, juice cleanse, detox, water fast`,
  ],
  [
    asks('Plans do not know which foods are unsafe during pregnancy. Please exclude those foods yourself.'),
    `pregnant, pregnancy, schwanger, Schwangerschaft, embarazada, embarazo, enceinte, grossesse`,
  ],
  [
    lists('Plans do not account for breastfeeding.'),
    `breastfeeding, breast feeding, nursing mother, nursing mom, postpartum, stillt, stillend, lactancia,
    allaite, allaitement`,
  ],
  [
    lists('Recipes have no prices.'),
    `budget, on a budget, tight budget, low budget, small budget, budget tight, budget is tight, budget friendly,
    cheap, cheap and easy, cheap as possible, low cost, inexpensive, affordable, kleines Budget, günstig,
    billig, preiswert, wenig Geld, presupuesto, presupuesto bajo, bajo presupuesto, poco presupuesto, barato,
    económico, petit budget, pas cher, bon marché, économique`,
  ],
  [
    lists('Plans do not choose a cuisine.'),
    `mediterranean, mediterranean diet, mediterranean style, asian, asian style, italian, italian food, mexican,
    mexican food, indian, indian food, thai, chinese, japanese, korean, greek food, mediterran, mediterránea,
    méditerranéen, méditerranéenne, middle eastern`,
  ],
  [
    lists('Recipes do not say how hot they are. To leave chili out, exclude it as a food.'),
    `spicy, spicy food, spicy dishes, scharf, picante, épicé, piccante`,
  ],
  [
    lists('Recipes do not say where their ingredients come from.'),
    `organic, organic where possible, bio, grass fed, free range, local, seasonal, regional, saisonal,
    ecológico, de temporada, biologique, de saison, non gmo`,
  ],
  [
    lists('Plans do not take kitchen equipment into account.'),
    `microwave, microwave only, only has a microwave, only a microwave, kettle, no oven, without an oven,
    has no oven, doesn't have an oven, air fryer, air fryer only, slow cooker, instant pot, one pan, one pot,
    hot plate, no stove, no kitchen, kein Ofen, ohne Ofen, ohne Backofen, nur Mikrowelle, Mikrowelle, sin horno,
    microondas, sans four, micro ondes`,
  ],
  [
    lists('When to eat is up to your customer. A plan only says what to eat each day.'),
    `intermittent fasting, intermittent fast, 16 : 8, 18 : 6, 20 : 4, 14 : 10, 5 : 2, 16 : 8 fasting,
    18 : 6 fasting, 20 : 4 fasting, time restricted eating, Intervallfasten, ayuno intermitente,
    jeûne intermittent, fasting, eating window`,
  ],
  [
    lists('Every day of a plan has the same targets.'),
    `refeed, refeeds, refeed day, refeed days,
    refeed on Saturdays, refeed on Sundays, cheat meal, cheat meals, cheat day, cheat days, carb cycling,
    carb cycle, calorie cycling, zigzag, rest days, training days`,
  ],
  [
    lists(MEALS),
    `same breakfast every day, same breakfast, same lunch every day, same lunch, same dinner every day,
    same meals every day, eat the same every day, fish on Fridays, fish on Friday, meatless Monday,
    meatless Mondays, meat free Monday, meat free Mondays`,
  ],
  [
    lists('Please say how many grams of fiber a day should have at least.'),
    `high fiber, high fibre, lots of fiber, lots of fibre, ballaststoffreich, rico en fibra, riche en fibres`,
  ],
  [
    lists('Plans have no rule for this. Targets for protein, carbs, and fat can be set.'),
    `fat free, high fat,
    low sugar, less sugar, zuckerarm, bajo en azúcar, pauvre en sucre, high carb, high carbs, high calorie, low calorie, low cal, kalorienarm, high iron, iron rich, high calcium,
    calcium rich, omega 3, anti inflammatory, gut health, heart healthy, superfoods, whole foods, unprocessed,
    no processed food, no processed foods, no junk food, kid friendly, family friendly`,
  ],
]);

/** Words that belong to their neighbors: "Stage 3 kidney disease", "Crohn's disease". */
const BEFORE = new Phrases<null>([
  [
    null,
    `a, an, on a, type 1, type 2, stage 1, stage 2, stage 3, stage 4, stage 5, severe, mild, chronic, low in,
    low, very low, is, has, diet for, dieta, régime, bajo, baja en`,
  ],
]);
const BEHIND = new Phrases<null>([
  [
    null,
    `diet, disease, protocol, intolerance, sensitivity, allergy, syndrome, friendly, fasting, diet for lent,
    fasting diet for lent, arm, free, client, conscious, tight, food, foods, only, please, on weekends, at weekends,
    on the weekend, on Saturdays, on Sundays, on Fridays`,
  ],
]);

/**
 * Matches "Low FODMAP", "T1D", or "no cooking on a tight budget", and reports each with the reason, whichever reader
 * understands the rest.
 */
export const readNoPromise: Reader = (text, at) => {
  const found = NO_PROMISES.at(text, at);
  if (!found || isPartOfName(text, at)) return null;
  const words = { from: widenedBefore(text, at), to: BEHIND.at(text, found.to)?.to ?? found.to };
  const isDenied = NOT_NEEDED.before(text, at) !== null || HARDLY.before(text, at) !== null;
  if (!isDenied) return refused(text, words, found.value.why, found.value.mustAsk);
  const from = (NOT_NEEDED.before(text, at) ?? HARDLY.before(text, at))?.from ?? at;
  return {
    from,
    to: words.to,
    findings: [],
    notes: [`“${text.quote(from, words.to)}” was read as no rule.`],
  };
};

/** "A", "has", and the like are left out of the quote. "5 months pregnant" is no length of a plan. */
function widenedBefore(text: WishText, at: number): number {
  if (text.is(at - 1, 'month', 'months', 'week', 'weeks') && text.token(at - 2)?.kind === 'number')
    return at - 2;
  const before = BEFORE.before(text, at);
  return before && !text.is(before.from, 'a', 'an', 'is', 'has', 'on') ? before.from : at;
}

/** "Dash Miller" is a person. */
const isPartOfName = (text: WishText, at: number) =>
  text.is(at - 1, 'for', 'client') && text.token(at + 1)?.isCapital === true && text.is(at, 'dash', 'ital');
