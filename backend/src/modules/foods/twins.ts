/**
 * Foods that do the same in a kitchen, so that nobody buys two of a family in one week. A food that a dish is made for,
 * such as risotto rice, is in none.
 */
export const TWINS: readonly (readonly string[])[] = [
  [
    ...['yogurt-greek', 'yogurt-greek-low-fat', 'yogurt-greek-nonfat', 'yogurt-low-fat', 'yogurt-nonfat'],
    ...['yogurt-whole', 'yogurt-soy', 'skyr', 'quark'],
  ],
  [
    ...['milk-1-percent', 'milk-semi-skimmed', 'milk-skimmed', 'milk-whole', 'milk-almond', 'milk-oat'],
    ...['milk-rice', 'milk-soy', 'milk-soy-sweetened', 'milk-almond-vanilla'],
  ],
  ['cream-double', 'cream-heavy', 'cream-single', 'half-and-half'],
  ['sour-cream', 'sour-cream-light', 'creme-fraiche'],
  ['cottage-cheese', 'cottage-cheese-2-percent', 'cottage-cheese-low-fat'],
  ['cream-cheese', 'cream-cheese-light'],
  ['cheddar', 'cheddar-reduced-fat'],
  ['mozzarella', 'mozzarella-part-skim'],
  ['ricotta', 'ricotta-part-skim'],
  ['almond-butter', 'cashew-butter', 'peanut-butter', 'peanut-butter-crunchy', 'sunflower-seed-butter'],
  [
    ...['bread-white', 'bread-whole-wheat', 'bread-rye', 'bread-sourdough', 'bread-multigrain'],
    ...['bread-pumpernickel', 'crispbread-rye', 'bagel', 'baguette', 'ciabatta'],
  ],
  ['bread-pita', 'bread-pita-whole-wheat'],
  ['rice-white', 'rice-brown', 'rice-wild', 'rice-white-cooked', 'rice-brown-cooked', 'rice-wild-cooked'],
  [
    ...['pasta', 'pasta-whole-wheat', 'pasta-chickpea', 'pasta-lentil', 'pasta-gluten-free', 'spaghetti'],
    ...['pasta-cooked', 'pasta-whole-wheat-cooked', 'spaghetti-cooked', 'noodles-egg', 'noodles-egg-cooked'],
  ],
  ['oats-rolled', 'oats-rolled-gluten-free', 'oats-steel-cut'],
  ['raisin', 'currant-dried'],
  [
    ...['arugula', 'watercress', 'endive', 'radicchio', 'lettuce-butterhead', 'lettuce-iceberg'],
    ...['lettuce-lambs', 'lettuce-leaf', 'lettuce-romaine'],
  ],
  ['onion', 'onion-red'],
  ['lemon-juice', 'lime-juice'],
  ['honey', 'maple-syrup', 'agave-syrup'],
  ['couscous', 'bulgur', 'buckwheat', 'millet'],
  ['almond', 'almond-flaked'],
  ['mustard', 'mustard-dijon'],
  ['soy-sauce', 'soy-sauce-reduced-sodium', 'tamari', 'tamari-reduced-sodium', 'coconut-aminos'],
  ['mayonnaise', 'mayonnaise-light', 'mayonnaise-vegan'],
  ['coconut-milk', 'coconut-milk-light'],
  ['whey-protein', 'casein-protein', 'collagen-powder', 'pea-protein', 'soy-protein', 'egg-white-powder'],
  ['tofu-firm', 'tofu-extra-firm', 'tofu-super-firm'],
  ['beef-ground-5', 'beef-ground-10', 'beef-ground-15', 'beef-ground-20'],
  ['turkey-ground-lean', 'turkey-ground-7'],
  ['pork-ground', 'pork-ground-lean'],
  ['juice-apple', 'juice-orange', 'juice-grape', 'juice-pineapple'],
];
