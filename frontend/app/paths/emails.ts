import { settingsPath } from './settings';

export const emailSettingsPath = `${settingsPath}/emails`;

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
