import { Migration } from '@mikro-orm/migrations';

const TABLES = ['meal_plan_drafts', 'trainer_meal_plans', 'personalized_meal_plans'];

/** The rules of stored plans have the names that the form has: `maxPrepTime`, and a field for each bound of a macro. */
export class M0021NamesOfRules extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`
        update ${table}
        set plan = jsonb_set(plan, '{rules}', (plan -> 'rules') - 'maxPrepMinutes' - 'perMeal' || jsonb_build_object(
          'maxPrepTime', plan #> '{rules,maxPrepMinutes}',
          'minProtein', plan #> '{rules,perMeal,protein,min}',
          'maxProtein', plan #> '{rules,perMeal,protein,max}',
          'minCarbs', plan #> '{rules,perMeal,carbs,min}',
          'maxCarbs', plan #> '{rules,perMeal,carbs,max}',
          'minFat', plan #> '{rules,perMeal,fat,min}',
          'maxFat', plan #> '{rules,perMeal,fat,max}'))
        where plan #> '{rules,perMeal}' is not null
      `);
    }
  }
}
