import { customersPath, profileOf } from './pages';

export const inviteCustomerPath = `${customersPath}#invite`;

/** A customer's part of their trainer's pages. Admins see customers among the users. */
export const customerPath = (id: string): string => `${customersPath}/${id}`;

/** `customerPage` is the customer's part of a trainer's or an admin's pages. */
export const withdrawPlanPath = (customerPage: string, planId: string): string =>
  `${customerPage}/plans/${planId}/withdraw`;

/** The pages on which a trainer sees invitations. */
export const invitationPages = { profile: profileOf('trainer'), customers: customersPath };

export type InvitationsPage = keyof typeof invitationPages;

export const withdrawInvitationPath = (id: string, from: InvitationsPage): string =>
  `/trainer/invitations/${id}/withdraw?from=${from}`;
