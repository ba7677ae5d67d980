export { OwnDataModule } from './own-data.module.js';
