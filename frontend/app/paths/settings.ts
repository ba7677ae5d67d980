/* The pages on which every role sets up their account, under one shell. */

export const settingsPath = '/settings';

export const securityPath = `${settingsPath}/security`;

/** Google returns here, to ask before an account is linked. */
export const linkGooglePath = `${securityPath}/google`;

/** The page for setting up and removing an app that shows codes. */
export const codesPath = `${securityPath}/codes`;

export const removeCodesPath = `${codesPath}/remove`;

export const recoveryCodesPath = `${securityPath}/recovery-codes`;

export const newPasskeyPath = `${securityPath}/passkeys/new`;

export const ownPasskeyPath = (id: string): string => `${securityPath}/passkeys/${id}`;
