export { writeCalendar } from './calendar.js';
export { type GuideOfWeek, guideOfWeek } from './guide-of-week.js';
export { keepsAsLeftovers, keptDaysOf } from './leftover-storage.js';
export { choosePackages, packageSizes } from './packages.js';
export { SHOPPING_GROUPS, type ShoppingGroup, shoppingGroups } from './shopping-groups.js';
export { isBought } from './shopping-list.js';
export { STORAGE_SOURCES } from './storage-table.js';
export { weeksOf } from './weeks.js';
export { withMealPrep } from './with-meal-prep.js';
