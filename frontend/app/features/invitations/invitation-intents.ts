/** Which form about a trainer's invitations was sent. */
export const invitationIntent = { send: 'send-invitation', resend: 'resend-invitation' } as const;
