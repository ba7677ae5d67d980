import { Migration } from '@mikro-orm/migrations';

/** Former and new slugs. The former ones named foods or dishes that the recipes no longer are. */
const SLUGS = `
  ('seed-coconut-granola-almond-milk', 'seed-coconut-granola-soy-milk'),
  ('raspberry-skyr-overnight-oats', 'raspberry-yogurt-overnight-oats'),
  ('steel-cut-oats-pear-walnut', 'toasted-oats-pear-walnut'),
  ('millet-porridge-apricot-pistachio', 'millet-porridge-apricot-almond'),
  ('coconut-flax-collagen-porridge', 'coconut-flax-strawberry-porridge'),
  ('avocado-egg-rye-toast', 'avocado-egg-toast'), ('smoked-salmon-quark-bagel', 'smoked-salmon-yogurt-bagel'),
  ('skyr-rice-cakes-berries', 'yogurt-rice-cakes-strawberries'),
  ('raspberry-rice-milk-shake', 'raspberry-breakfast-shake'),
  ('vanilla-rice-pudding-skyr', 'vanilla-rice-pudding-yogurt'),
  ('peach-skyr-granola-bowl', 'peach-yogurt-granola-bowl'),
  ('quark-kiwi-pumpkin-seed-bowl', 'yogurt-kiwi-pumpkin-seed-bowl'),
  ('pecan-raspberry-greek-yogurt', 'walnut-raspberry-greek-yogurt'),
  ('blueberry-collagen-almond-smoothie', 'blueberry-almond-smoothie'),
  ('pork-apple-cider-stew', 'pork-apple-potato-stew'),
  ('warm-kale-tempeh-almond-dressing', 'warm-kale-tempeh-peanut-dressing'),
  ('roast-beef-horseradish-sandwich', 'roast-beef-mustard-sandwich'),
  ('lemon-quark-cheesecake-cups', 'lemon-yogurt-cheesecake-cups'),
  ('macadamia-coconut-clusters', 'almond-coconut-clusters'),
  ('chocolate-casein-pudding', 'chocolate-protein-pudding'),
  ('apple-slices-almond-butter', 'cinnamon-apple-slices-almonds'),
  ('grilled-pineapple-with-skyr', 'grilled-pineapple-with-yogurt'),
  ('skyr-blueberries-toasted-oats', 'yogurt-blueberries-toasted-oats'),
  ('vanilla-quark-warm-cherries', 'vanilla-yogurt-warm-cherries'), ('side-sourdough-toast', 'side-garlic-toast'),
  ('side-bread-roll', 'side-cheese-toast'), ('side-rye-crispbread', 'side-rice-cakes-peanut-butter'),
  ('side-brown-rice', 'side-buttered-rice'), ('side-microwave-rice', 'side-turmeric-rice'),
  ('side-whole-wheat-pasta', 'side-lemon-pepper-pasta'), ('side-skyr', 'side-greek-yogurt-mixed-berries'),
  ('side-quark', 'side-lemon-vanilla-yogurt'), ('side-plain-yogurt', 'side-cinnamon-yogurt'),
  ('side-greek-yogurt-whole', 'side-greek-yogurt-walnuts'), ('side-glass-of-whole-milk', 'side-warm-milk-honey'),
  ('side-cashews', 'side-almonds-raisins'), ('side-pistachios', 'side-walnuts-raisins'),
  ('side-pecans', 'side-walnuts-pumpkin-seeds'), ('side-hazelnuts', 'side-almonds-walnuts'),
  ('side-macadamias', 'side-cinnamon-almonds'), ('side-sunflower-seeds', 'side-smoky-pumpkin-seeds'),
  ('side-almond-butter', 'side-almonds-pumpkin-seeds'), ('side-casein-shake', 'side-cinnamon-protein-milk'),
  ('side-recovery-juice-shake', 'side-orange-whey-cooler'), ('side-apple-juice', 'side-orange-juice-spritzer')`;

/** Bundled recipes are recognized by their slugs, which change here together with those that are stored. */
export class M0045SlugsOfBundledRecipes extends Migration {
  override up(): void {
    this.addSql(`
      update planted_recipes set slug = renamed.slug
        from (values ${SLUGS}) as renamed (former, slug)
        where planted_recipes.slug = renamed.former;
      update recipes set source_reference = 'mealwright:' || renamed.slug
        from (values ${SLUGS}) as renamed (former, slug)
        where source_reference = 'mealwright:' || renamed.former;
    `);
  }
}
