import { DecimalType, EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../users/index.js';
import type { Figures } from '../figures.js';
import { OwnFoodRepository } from './own-food.repository.js';

/** The amounts for which labels state figures. */
export const OWN_FOOD_PER = ['serving', '100 g'] as const;

export type OwnFoodPer = (typeof OWN_FOOD_PER)[number];

export interface OwnFoodContent {
  name: string;
  per: OwnFoodPer;
  /** The weight of a serving, if it is known. */
  servingGrams: number | null;
  figures: Figures;
}

const FigureColumn = (nullable = false) =>
  Property({ type: new DecimalType('number'), columnType: 'numeric(12, 4)', nullable });

/** A food that a customer entered, such as a bar from its label. The figures are kept as they were entered. */
@Entity({ tableName: 'diary_foods', repository: () => OwnFoodRepository })
export class OwnFood {
  [EntityRepositoryType]?: OwnFoodRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  customer: Rel<User>;

  @Property({ type: 'text' })
  name: string;

  @Enum({ items: () => [...OWN_FOOD_PER], type: 'text' })
  per: OwnFoodPer;

  @Property({ type: new DecimalType('number'), columnType: 'numeric(9, 2)', nullable: true })
  servingGrams: number | null;

  @FigureColumn() calories: number;
  @FigureColumn() protein: number;
  @FigureColumn() carbs: number;
  @FigureColumn() fat: number;
  @FigureColumn(true) fiber: number | null;
  @FigureColumn(true) sugar: number | null;
  @FigureColumn(true) sodium: number | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(customer: User, content: OwnFoodContent, now: Date) {
    this.customer = customer;
    this.createdAt = now;
    this.change(content);
  }

  get figures(): Figures {
    const { calories, protein, carbs, fat, fiber, sugar, sodium } = this;
    return { calories, protein, carbs, fat, fiber, sugar, sodium };
  }

  /** Changes the food. Entries that were logged of it before keep the figures that they had. */
  change({ name, per, servingGrams, figures }: OwnFoodContent): void {
    this.name = name;
    this.per = per;
    this.servingGrams = servingGrams;
    Object.assign(this, figures);
  }
}
