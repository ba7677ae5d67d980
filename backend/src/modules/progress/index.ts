export { AchievedGoalQueries } from './goals/achieved-goal.queries.js';
export { GoalCounts } from './goals/goal-counts.js';
export { CustomerWeights } from './measurements/customer-weights.js';
export { UNITS, type Units } from './measurements/figures.js';
export { lastWeighInOf } from './measurements/last-weigh-in.sql.js';
export { kgOf, lbsOf, type Weight } from './measurements/weight.js';
export { ProgressModule } from './progress.module.js';
