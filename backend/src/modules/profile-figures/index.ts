export { CustomerFiguresService, type FiguresOfDays } from './customer-figures.service.js';
export { ProfileFiguresModule } from './profile-figures.module.js';
