export { type GenerationTask, PlanGenerator, type Refusal } from './generation/plan-generator.js';
export { PlanGeneratorModule } from './plan-generator.module.js';
