import { ApiProperty } from '@nestjs/swagger';
import { AISLES, type Aisle, type Food } from '../food.js';
import { unitsOf } from '../food-search.js';
import { UNITS, type Unit } from '../units.js';

export class FoodResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: AISLES })
  aisle: Aisle;

  @ApiProperty({ enum: UNITS, isArray: true, description: 'The units whose weight is known' })
  units: Unit[];

  constructor(food: Food) {
    this.id = food.id;
    this.name = food.name;
    this.aisle = food.aisle;
    this.units = unitsOf(food);
  }
}
