import type { components } from '#openapi/schema';

type EventType = components['schemas']['OwnSecurityEventResponse']['type'];

/** Security events in words for people who do not know how signing in works. */
export const eventNames: Record<EventType, string> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  locked_out: 'Signing in paused after many wrong passwords',
  password_reset_requested: 'Link to reset the password sent',
  password_reset: 'Password reset by a link from an email',
  password_changed: 'Password changed',
  email_change_requested: 'New email asked for',
  email_change_canceled: 'New email canceled',
  email_changed: 'Email changed',
  google_linked: 'Google account linked',
  google_unlinked: 'Google account unlinked',
  codes_on: 'App for codes set up',
  codes_off: 'App for codes removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_copied: 'Passkey refused, because it may have been copied',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'Signed in with a recovery code',
  second_factor_failed: 'Right password, but a wrong code or passkey',
  second_factor_reset: 'Second step reset by an administrator',
  deletion_requested: 'Deletion of the account asked for',
  deletion_taken_back: 'Deletion of the account taken back by signing in',
  refresh_reused: 'Signed out, because an old session was used again',
  role_refused: 'Asked for a page of another role',
};
