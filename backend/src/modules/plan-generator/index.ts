export {
  type GenerationTask,
  type PlacedSwapChoice,
  PlanGenerator,
  type Refusal,
} from './generation/plan-generator.js';
export { PlanGeneratorModule } from './plan-generator.module.js';
