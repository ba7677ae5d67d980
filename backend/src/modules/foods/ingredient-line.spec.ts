import { describe, expect, test } from '@jest/globals';
import { foods, readLine } from './index.js';
import type { IngredientLine } from './ingredient-line.js';
import { UNITS } from './units.js';

/** The line as it is written out for a person who edits the recipe. */
const written = ({ amount, unit, name, note }: IngredientLine) =>
  [[amount, unit, name].filter((part) => part !== null).join(' '), note].filter(Boolean).join(', ');

const foodOf = (line: IngredientLine) => ('food' in line ? line.food.id : null);
const gramsOf = (line: IngredientLine) => (line.state === 'understood' ? Math.round(line.grams) : null);

describe('the reader of ingredient lines understands', () => {
  test.each([
    ['2 tbsp olive oil', 'oil-olive', 27, null],
    ['1 1/2 cups cooked rice, packed', 'rice-white-cooked', 237, 'packed'],
    ['3 cloves garlic, minced', 'garlic', 9, 'minced'],
    ['200g chicken breast', 'chicken-breast', 200, null],

    ['½ tsp salt', 'salt', 3, null],
    ['1½ cups milk', 'milk-whole', 366, null],
    ['3/4 cup rolled oats', 'oats-rolled', 61, null],
    ['1,5 dl milk', 'milk-whole', 155, null],
    ['1,500 g potatoes', 'potato', 1500, null],
    ['2-3 carrots', 'carrot', 153, null],
    ['two eggs', 'egg', 100, null],
    ['1 dozen eggs', 'egg', 600, null],
    ['half an avocado', 'avocado', 68, null],
    ['• 1kg potatoes', 'potato', 1000, null],
    ['about 250 ml milk', 'milk-whole', 258, null],
    ['1 heaped tablespoon honey', 'honey', 21, null],
    ['2 Tbsp. soy sauce', 'soy-sauce', 32, null],
    ['a pinch of salt', 'salt', 0, null],
    ['handful of spinach', 'spinach', 30, null],
    ['thumb of ginger', 'ginger', 15, null],
    ['2 ribs celery', 'celery', 80, null],
    ['chicken breast 200g', 'chicken-breast', 200, null],
    ['500g / 1 lb beef mince', 'beef-ground-15', 500, null],
    ['100g/3.5oz spinach', 'spinach', 100, null],

    ['500 g chicken thighs, boneless and skinless', 'chicken-thigh', 500, 'boneless and skinless'],
    ['4 boneless, skinless chicken breasts', 'chicken-breast', 1088, null],
    ['100 g Greek yogurt, nonfat', 'yogurt-greek-nonfat', 100, null],
    ['100 g butter (softened)', 'butter', 100, 'softened'],
    ['1 tbsp extra-virgin olive oil, plus more for drizzling', 'oil-olive', 14, 'plus more for drizzling'],
    ['1 cup chopped fresh parsley', 'parsley-fresh', 60, null],
    ['2 garlic cloves, crushed', 'garlic', 6, 'crushed'],
    ['10 basil leaves, torn', 'basil-fresh', 5, 'torn'],
    ['juice of 1 lemon', 'lemon-juice', 48, null],
    ['1 lemon, juiced', 'lemon-juice', 48, null],

    ['3 tomatoes, chopped', 'tomato', 369, 'chopped'],
    ['2 x 400g tins tomatoes', 'tomatoes-canned', 800, '400 g each'],
    ['1 tin tomatoes', 'tomatoes-canned', 400, null],
    ['1 can (400g) chopped tomatoes', 'tomatoes-canned', 400, '400 g'],
    ['1 (14.5 oz) can diced tomatoes', 'tomatoes-canned', 411, '14.5 oz'],

    ['1 can (400 g) chickpeas, drained', 'chickpeas-canned', 240, 'drained'],
    ['1 (400 g) can chickpeas, drained', 'chickpeas-canned', 240, 'drained'],
    ['2 (15 oz) cans black beans, rinsed and drained', 'beans-black-canned', 480, 'rinsed and drained'],
    ['1 can chickpeas, drained (240 g)', 'chickpeas-canned', 240, '1 cans, drained'],
    ['1 x 200 g block feta', 'feta', 200, null],

    ['1 medium sweet potato (about 200 g), cubed', 'sweet-potato', 200, '1 medium, cubed'],
    ['2 chicken breasts (150-200 g each)', 'chicken-breast', 350, '2 pcs'],
    ['1 cup (150 g) rice', 'rice-white', 150, '1 cups'],
    ['500 g lean beef mince (5%)', 'beef-ground-5', 500, null],
  ])('the line "%s"', (text, food, grams, note) => {
    const line = readLine(text);
    expect([foodOf(line), gramsOf(line), line.note]).toEqual([food, grams, note]);

    const again = readLine(written(line));
    expect([foodOf(again), gramsOf(again)]).toEqual([food, grams]);
  });
});

test('a can with its size as a can', () => {
  expect(readLine('2 (14.5 oz) cans diced tomatoes')).toMatchObject({
    amount: 2,
    unit: 'cans',
    name: 'diced tomatoes',
    note: '14.5 oz each',
  });
});

describe('the reader of ingredient lines needs no amount of staples', () => {
  test.each([
    ['salt to taste', 'salt', 'to taste'],
    ['olive oil for frying', 'oil-olive', 'for frying'],
    ['Salt and freshly ground black pepper', 'salt', null],
    ['salt & pepper, to taste', 'salt', 'to taste'],
  ])('in "%s"', (text, food, note) => {
    const line = readLine(text);
    expect([line.state, foodOf(line), line.note]).toEqual(['uncounted', food, note]);
    expect(readLine(written(line)).state).toBe('uncounted');
  });
});

describe('the reader of ingredient lines guesses nothing', () => {
  test.each([
    ['1 dragon heart', 'No food in our table is called this', 'hemp-seed'],
    ['100 g smoked chicken', 'No food in our table is called this', 'bacon'],
    ['1 bunch coriander, chopped', 'No food in our table is called this', 'cilantro'],
    ['1 glass of milk', 'No food in our table is called this', 'milk-whole'],
    ['some parsley', 'No food in our table is called this', 'parsley-fresh'],
    ['2 cups', 'No food in our table is called this', undefined],
    ['flour', 'The amount is missing', 'flour-wheat'],
    ['honey for drizzling', 'The amount is missing', 'honey'],
    ['0 eggs', 'The amount is zero', undefined],
    ['For the sauce:', 'This is a heading, not an ingredient', undefined],
    ['1 tsp salt and pepper', 'These are several foods: put each on its own line', 'salt'],
    ['1-inch piece ginger', 'A length does not say how much there is: give its weight', 'ginger'],
    ['1 (2-inch) piece ginger, peeled', 'A length does not say how much there is: give its weight', 'ginger'],
    ['400g can lychees', 'There is no canned lychee in our table', 'lychee'],
    [
      '1 (800 g) can chickpeas, drained',
      'The drained weight of this can is not known: give it in grams',
      'chickpeas-canned',
    ],
    ['2 oranges, juiced', 'The weight of one orange juice is not known: give it in grams', 'juice-orange'],
    ['🥕', 'No food in our table is called this', undefined],
  ])('in "%s"', (text, problem, suggestion) => {
    const line = readLine(text);
    expect(line).toMatchObject({ state: 'unclear', problem });
    expect('suggestions' in line && line.suggestions[0]?.id).toEqual(suggestion);
  });
});

test.each([
  ['2 aubergines', 'eggplant'],
  ['1 courgette', 'zucchini'],
  ['500 g beef mince', 'beef-ground-15'],
  ['200 g prawns', 'shrimp'],
  ['1 bunch fresh coriander', 'cilantro'],
  ['1 tsp ground coriander', 'coriander-seed'],
  ['50 g rocket', 'arugula'],
  ['1 tin chickpeas', 'chickpeas-canned'],
  ['2 spring onions', 'onion-spring'],
  ['2 scallions', 'onion-spring'],
  ['1 swede', 'rutabaga'],
  ['100 g mangetout', 'pea-snow'],
  ['1 tbsp rapeseed oil', 'oil-rapeseed'],
  ['1 tsp chilli flakes', 'chilli-flakes'],
  ['100 g caster sugar', 'sugar'],
  ['1 tsp bicarbonate of soda', 'baking-soda'],
  ['1 tbsp cornflour', 'cornstarch'],
  ['200 g plain flour', 'flour-wheat'],
  ['1 beetroot', 'beetroot'],
  ['200 ml skimmed milk', 'milk-skimmed'],
  ['200 ml semi-skimmed milk', 'milk-semi-skimmed'],
  ['30 g desiccated coconut', 'coconut-desiccated'],
])('knows the British word too: %s', (text, id) => {
  expect(foodOf(readLine(text))).toBe(id);
});

test('each food is recognized by its own name, in each unit in which it can be measured', () => {
  const misread = [...foods.values()].flatMap((food) =>
    UNITS.flatMap((unit) => {
      const line = readLine(`3 ${unit} ${food.name}, chopped`);
      if (line.state === 'unclear' && line.suggestions[0] === food) return [];
      // "1 can tomatoes" means canned tomatoes.
      if (unit === 'cans' && !food.weights.has('can')) return [];
      return foodOf(line) === food.id && line.unit === unit
        ? []
        : [`${line.text}: ${foodOf(line)} ${line.unit}`];
    }),
  );
  expect(misread).toEqual([]);
});

test('a line of a hundred parts is not looked up part by part', () => {
  expect(readLine(`${'salt and pepper and '.repeat(20)}olive oil`)).toMatchObject({
    state: 'unclear',
    problem: 'No food in our table is called this',
  });
});
