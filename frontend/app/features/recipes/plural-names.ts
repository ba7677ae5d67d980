/** Names that have no other form, or none that cooks use. */
const SAME_FOR_MANY =
  /(?:rice|garlic|ginger|spinach|kale|celery|broccoli|cauliflower|zucchini|okra|cress|lettuce|arugula|chard|fennel|corn|edamame|lemongrass|asparagus|cabbage|choy|beef|pork|chicken|turkey|endive|radicchio|squash|shrimp|squid|bacon|tofu)$/;

/** Finds the words that describe the food after its name: "chicken leg with skin", "tomato in oil, drained". */
const HEAD = /^(.+?)(,| \(| with | in | of | for | on |$)/;

/** Returns "red bell peppers", "chicken legs with skin", or "bay leaves". */
export function plural(name: string): string {
  const head = HEAD.exec(name)?.[1] ?? name;
  return `${pluralOfHead(head)}${name.slice(head.length)}`;
}

function pluralOfHead(head: string): string {
  if (SAME_FOR_MANY.test(head) || head.endsWith('s')) return head;
  if (/(?:(?:potat|tomat|mang)o|ch|sh|x)$/.test(head)) return `${head}es`;
  if (/[^aeiou]y$/.test(head)) return head.replace(/y$/, 'ies');
  return /(?:lea|loa|hal)f$/.test(head) ? head.replace(/f$/, 'ves') : `${head}s`;
}

/** Foods so small that any weight or cup holds many of them. */
const SMALL =
  /(?:berry|cherry|currant|grape|raisin|date|fig|prune|olive|caper|(?<!coco)nut|almond|pecan|cashew|pistachio|macadamia|pea|bean|seed|sprout|mushroom|sardine|mussel|clam|oyster|scallop|cracker|pretzel|radish|heart|shallot|egg white|egg yolk|cherry tomato|sun-dried tomato|roasted red pepper|baby potato)$/i;

/** Foods of which a weight of at least this many grams holds several. */
const LARGE: readonly [names: RegExp, grams: number][] = [
  [/(?:tomato|potato|carrot|plum|apricot|kiwi)$/, 100],
  [/(?:onion|pepper|apple|banana|orange|pear|peach|nectarine|lemon|lime|leek|turnip|parsnip)$/, 200],
];

/** Names a weight or a cup of a food: "120 g raspberries" but "30 g tomato". */
export function measured(name: string, grams: number | null): string {
  const head = HEAD.exec(name)?.[1] ?? name;
  if (SMALL.test(head)) return plural(name);
  const isMany = LARGE.some(([names, least]) => grams !== null && grams >= least && names.test(head));
  return isMany ? plural(name) : name;
}
