export { CustomerProfiles, type Restrictions } from './customer-profiles.js';
export { RestrictionsAdded } from './profiles.events.js';
export { ProfilesModule } from './profiles.module.js';
