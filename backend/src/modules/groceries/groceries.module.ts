import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MealPlansModule } from '../meal-plans/index.js';
import { UsersModule } from '../users/index.js';
import { GenerateListService } from './generating/generate-list.service.js';
import { GroceryItem } from './grocery-item.entity.js';
import { GroceryItemsController } from './grocery-items.controller.js';
import { GroceryItemsService } from './grocery-items.service.js';
import { GroceryList } from './grocery-list.entity.js';
import { GroceryListQueries } from './grocery-list.queries.js';
import { GroceryListsController } from './grocery-lists.controller.js';
import { GroceryListsService } from './grocery-lists.service.js';
import { ListWriter } from './list-writer.js';
import { TickQueries } from './merging/tick.queries.js';
import { WholeListQueries } from './whole-list.queries.js';
import './own-data.sql.js';

@Module({
  imports: [MikroOrmModule.forFeature([GroceryList, GroceryItem]), UsersModule, MealPlansModule],
  controllers: [GroceryListsController, GroceryItemsController],
  providers: [
    ...[GroceryListsService, GroceryItemsService, GenerateListService, ListWriter],
    ...[GroceryListQueries, WholeListQueries, TickQueries],
  ],
})
export class GroceriesModule {}
