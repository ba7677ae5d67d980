import { adminPath } from './pages';
import { settingsPath } from './settings';

export const emailSettingsPath = `${settingsPath}/emails`;

export const mailPath = `${adminPath}/mail`;

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
