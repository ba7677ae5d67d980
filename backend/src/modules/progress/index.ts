export { ProgressModule } from './progress.module.js';
