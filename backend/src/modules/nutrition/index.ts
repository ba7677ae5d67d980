export { ClientStreakQueries } from './diary/client-streak.queries.js';
export { type AnsweredDay, DiaryFigureQueries } from './diary/diary-figure.queries.js';
export { streakOn } from './diary/streak.js';
export { NutritionModule } from './nutrition.module.js';
