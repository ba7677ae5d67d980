/**
 * Says what a profile forbids by words and numbers of its own. It shares nothing with the product's rules: it knows
 * neither tags nor allergens, only the names of ingredients and the figures of a serving.
 */
export interface EatenFood {
  name: string;
  kcal: number;
  carbs: number;
  fat: number;
  fiber: number;
  ingredients: readonly string[];
}

const MEAT =
  /\b(chicken|turkey|beef|pork|lamb|ham|bacon|sausage|chorizo|prosciutto|duck|veal|venison|salami|pastrami|gelatin)\b/;
const SEAFOOD =
  /\b(salmon|tuna|cod|tilapia|trout|mackerel|sardine|anchovy|anchovies|herring|halibut|haddock|pollock|fish|sea bass|snapper|shrimp|prawn|crab|lobster|scallop|mussel|clam|squid|octopus|oyster|worcestershire)s?\b/;
const NOT_SEAFOOD = /oyster mushroom/;
const DAIRY =
  /\b(milk|yogurt|yoghurt|cheese|cheddar|feta|mozzarella|parmesan|ricotta|halloumi|gouda|gruy[eè]re|provolone|pecorino|mascarpone|paneer|quark|skyr|kefir|butter|buttermilk|ghee|cream|cr[eè]me fra[iî]che|whey|casein)\b/;
const NOT_DAIRY =
  /\b(coconut|almond|soy|oat|rice|cashew|hemp|pea|peanut|nut|apple|shea|vegan|plant)[ -]?(based )?(milk|yogurt|cream|butter|drink|cheese)\b|cream of (tartar|rice|wheat)|butter ?(beans?|nut|head|lettuce)|butternut|cocoa butter|sunflower seed butter|sesame butter|coconut (milk|cream)|milk-free|dairy-free/;
const EGG = /\b(eggs?|mayonnaise|meringue)\b/;
const NOT_EGG = /vegan mayonnaise|eggplant|egg-free/;
const HONEY = /\bhoney\b/;
const GLUTEN =
  /\b(wheat|bread|breadcrumbs?|panko|pasta|spaghetti|linguine|penne|noodles?|couscous|bulgur|barley|rye|spelt|farro|freekeh|seitan|semolina|all-purpose flour|bagel|pita|naan|baguette|ciabatta|crispbread|croutons?|english muffin|phyllo|puff pastry|soy sauce|malt|beer)s?\b/;
const NOT_GLUTEN =
  /gluten-free|rice (noodle|pasta|bread|flour)|buckwheat|corn (tortilla|pasta)|chickpea (pasta|flour)|lentil pasta|glass noodle|mung bean noodle|tamari|shirataki|sweet potato noodle|rice vermicelli|zucchini noodle|kelp noodle|edamame (pasta|spaghetti)|black bean (pasta|spaghetti)|breadfruit/;
const NUTS = /\b(almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|brazil nut|mixed nut)s?\b/;
const PEANUTS = /\bpeanuts?\b/;
const SOY = /\b(soy|soya|tofu|tempeh|edamame|miso|tamari|soybeans?|teriyaki|hoisin)\b/;
const SOY_FREE = /soy-free|coconut aminos/;
const GRAIN_OR_PULSE =
  /\b(rice|oats?|corn|quinoa|millet|wheat|bread|pasta|noodles?|beans?|lentils?|chickpeas?|peanuts?|tofu|sugar|yogurt|milk|cheese)\b/;
const NOT_GRAIN_OR_PULSE =
  /green beans?|rice vinegar|string beans?|vanilla|cauliflower rice|coconut (milk|yogurt|sugar)|almond milk|cocoa beans?|coffee beans?|beansprouts?|cashew|peppercorn|cauliflower|sugar snap/;

const SULFITES =
  /\b(wine|sherry|marsala|vermouth|champagne|prosecco|cider|balsamic|dijon|wholegrain mustard|horseradish|sun-dried tomato(es)?|golden raisins?|dried (apricot|apple|mango|pineapple|papaya|peach|pear|banana)(e?s)?|sul(ph|f)ites?)\b/;
const NOT_SULFITES = /unsul(ph|f)ured|cider vinegar|rice wine|sul(ph|f)ite-free/;
const LUPIN = /\blupin(e|i|is)?s?\b/;

const has = (words: RegExp, except?: RegExp) => (food: EatenFood) =>
  food.ingredients.some((name) => {
    const text = name.toLowerCase();
    return words.test(text) && !(except?.test(text) ?? false);
  });

const netCarbShare = ({ kcal, carbs, fiber }: EatenFood) =>
  kcal <= 0 ? 0 : (4 * Math.max(carbs - fiber, 0)) / kcal;

/** Rounding of the figures of a serving may move a share by this much. */
const LEEWAY = 0.02;

const hasMeatOrFish = (food: EatenFood) =>
  has(MEAT, /vegan|vegetarian|plant|soy/)(food) || has(SEAFOOD, NOT_SEAFOOD)(food);

export const FORBIDDEN: Record<string, (food: EatenFood) => boolean> = {
  Vegetarian: hasMeatOrFish,
  Vegan: (food) =>
    hasMeatOrFish(food) || has(DAIRY, NOT_DAIRY)(food) || has(EGG, NOT_EGG)(food) || has(HONEY)(food),
  'Gluten-Free': has(GLUTEN, NOT_GLUTEN),
  'Dairy-Free': has(DAIRY, NOT_DAIRY),
  'Nut-Free': (food) => has(NUTS)(food) || has(PEANUTS)(food),
  'Soy-Free': has(SOY, SOY_FREE),
  Paleo: has(GRAIN_OR_PULSE, NOT_GRAIN_OR_PULSE),
  Keto: (food) => netCarbShare(food) > 0.1 + LEEWAY,
  'Low-Carb': (food) => netCarbShare(food) > 0.26 + LEEWAY,
  'Low-Fat': ({ kcal, fat }) => kcal > 0 && (9 * fat) / kcal > 0.3 + LEEWAY,
};

export const FORBIDDEN_BY_ALLERGY: Record<string, (food: EatenFood) => boolean> = {
  milk: has(DAIRY, NOT_DAIRY),
  eggs: has(EGG, NOT_EGG),
  gluten: has(GLUTEN, NOT_GLUTEN),
  nuts: has(NUTS),
  peanuts: has(PEANUTS),
  soybeans: has(SOY, SOY_FREE),
  fish: has(
    /\b(salmon|tuna|cod|tilapia|trout|mackerel|sardine|anchovy|anchovies|herring|halibut|haddock|pollock|fish)s?\b/,
  ),
  crustaceans: has(/\b(shrimp|prawn|crab|lobster)s?\b/),
  molluscs: has(/\b(scallop|mussel|clam|squid|octopus|oyster)s?\b/, NOT_SEAFOOD),
  sesame: has(/\b(sesame|tahini|hummus)\b/),
  celery: has(/\bcelery\b/),
  mustard: has(/\bmustard\b/),
  sulphites: has(SULFITES, NOT_SULFITES),
  lupin: has(LUPIN),
};
