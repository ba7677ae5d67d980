export { GroceriesModule } from './groceries.module.js';
