/* The pages on which every role sets up their account, under one shell. */

export const settingsPath = '/settings';

export const securityPath = `${settingsPath}/security`;

/** Google returns here, to ask before an account is linked. */
export const linkGooglePath = `${securityPath}/google`;
