export { InvitationAccepted } from './invitations.events.js';
export { InvitationsModule } from './invitations.module.js';
export { InvitationsService } from './invitations.service.js';
