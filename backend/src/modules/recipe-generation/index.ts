export type { Proposal } from './proposals/proposal.js';
export { RecipeGenerationModule } from './recipe-generation.module.js';
