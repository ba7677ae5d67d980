export { Invitation } from './invitation.entity.js';
export { InvitationsModule } from './invitations.module.js';
