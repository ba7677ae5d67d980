import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../users/index.js';
import type { MacroGoals } from './day-goals.js';
import { NutritionGoalRepository } from './goal.repository.js';

/** A row holds a customer's goals from its day on, until that of a later row. */
@Entity({ tableName: 'diary_goals', repository: () => NutritionGoalRepository })
export class NutritionGoal {
  [EntityRepositoryType]?: NutritionGoalRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  customer: Rel<User>;

  @Property({ type: 'date' })
  fromDay: string;

  @Property({ type: 'integer', nullable: true }) calories: number | null;
  @Property({ type: 'integer', nullable: true }) protein: number | null;
  @Property({ type: 'integer', nullable: true }) carbs: number | null;
  @Property({ type: 'integer', nullable: true }) fat: number | null;

  constructor(customer: User, fromDay: string, goals: MacroGoals | null) {
    this.customer = customer;
    this.fromDay = fromDay;
    this.change(goals);
  }

  /** Returns null if the goals are those of the plan again. */
  get goals(): MacroGoals | null {
    const { calories, protein, carbs, fat } = this;
    if (calories === null || protein === null || carbs === null || fat === null) return null;
    return { calories, protein, carbs, fat };
  }

  change(goals: MacroGoals | null): void {
    this.calories = goals?.calories ?? null;
    this.protein = goals?.protein ?? null;
    this.carbs = goals?.carbs ?? null;
    this.fat = goals?.fat ?? null;
  }
}
