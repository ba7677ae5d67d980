export { BEGINNINGS, type Beginning, Coaching } from './coaching.entity.js';
export { CoachingService } from './coaching.service.js';
export { type Person, PersonResponse } from './dto/person.response.js';
export { User } from './user.entity.js';
export { UserDirectory } from './user-directory.js';
export { AUTHOR_NAME, COACH_NAME, ROLE_NAME } from './user-names.js';
export { UserDisabled } from './users.events.js';
export { UsersModule } from './users.module.js';
