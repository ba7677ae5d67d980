/** Names in which a word has another meaning: "beef tomato: beef" contains no beef but is a tomato. */
const SAID = `
beef tomato, beefsteak tomato, beefsteak mushroom: beef beefsteak
lamb lettuce, lamb quarter: lamb
oyster mushroom, oyster cracker: oyster
lobster mushroom: lobster
crab apple: crab
chicken of the wood, hen of the wood: chicken hen
chicken fried: chicken
duck sauce: duck
goat cheese, goat milk, goat yogurt, goat butter, goat cream: goat
quail egg: quail
duck egg: duck
goose egg: goose
chicken egg: chicken
hen egg: hen
lima bean: lima
banana shallot, banana squash, banana blossom: banana
peanut butter, almond butter, cashew butter, hazelnut butter, nut butter, seed butter, pecan butter, pistachio butter: butter
walnut butter, macadamia butter, tahini butter, coconut butter, sesame butter, apple butter, pumpkin butter: butter
cocoa butter, cacao butter, shea butter, cookie butter, soy butter, butter bean, butter lettuce, butter squash: butter
cream of tartar, cream of wheat, cream of coconut, cream cracker, cream soda, cream sherry: cream
sweet potato: potato
cauliflower rice, broccoli rice, konjac rice: rice
spaghetti squash: spaghetti
cherry tomato: cherry
plum tomato: plum
grape tomato: grape
pear tomato: pear
pumpkin seed, pumpkin pie spice: pumpkin
sunflower seed oil, grape seed oil, rape seed oil: seed
corn salad: corn
kidney bean: kidney
navy bean: navy
turtle bean: turtle
jerusalem artichoke: artichoke
water chestnut, chestnut mushroom: chestnut
sunflower butter: butter
whole grain mustard, wholegrain mustard: grain
buck wheat: wheat
egg plant: egg
prairie oyster: oyster
bombay duck: duck
welsh rabbit: rabbit
ladies finger: finger
black pepper, white pepper, pink pepper, lemon pepper, szechuan pepper, sichuan pepper, cayenne pepper, ground pepper: pepper
chili pepper, chilli pepper, chile pepper, jalapeno pepper: pepper
banana pepper: banana pepper
rice vinegar: rice
wine vinegar: wine
pan drippings: pan
`;

const NO_COWS =
  'coconut,almond,soy,soya,oat,rice,cashew,hazelnut,hemp,pea,macadamia,flax,peanut,nut,plant,walnut,quinoa';
const LIKE_DAIRY =
  'milk,drink,yogurt,yoghurt,cream,cheese,kefir,quark,creme fraiche,skyr,ice cream,cream cheese,sour cream,feta,mozzarella,creamer';
const NO_WHEAT =
  'almond,coconut,rice,chickpea,buckwheat,corn,potato,tapioca,oat,soy,soya,rye,teff,quinoa,amaranth,sorghum,cassava,lentil,banana,arrowroot,chestnut,hazelnut,peanut,millet,gram,besan,barley,hemp,plantain,lupin,nut,bean,pea,tiger nut';

/** A phrase, and the words in it that do not count. */
export const LOOK_ALIKES: [phrase: string, hidden: string][] = [
  ...SAID.trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [phrases = '', hidden = ''] = line.split(': ');
      return phrases.split(', ').map((phrase) => [phrase, hidden]);
    }),
  ...NO_COWS.split(',').flatMap((plant) =>
    LIKE_DAIRY.split(',').map((dairy): [string, string] => [`${plant} ${dairy}`, dairy]),
  ),
  ...NO_WHEAT.split(',').map((plant): [string, string] => [`${plant} flour`, 'flour']),
];
