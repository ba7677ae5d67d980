export { ProfileFiguresModule } from './profile-figures.module.js';
