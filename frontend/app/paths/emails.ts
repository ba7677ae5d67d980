import { adminPath } from './pages';
import { settingsPath } from './settings';

export const emailSettingsPath = `${settingsPath}/emails`;

export const mailPath = `${adminPath}/mail`;

export const broadcastsPath = `${mailPath}/messages`;
export const newBroadcastPath = `${broadcastsPath}/new`;
export const broadcastPath = (id: string): string => `${broadcastsPath}/${id}`;
export const sendBroadcastPath = (id: string): string => `${broadcastPath(id)}/send`;
export const deleteBroadcastPath = (id: string): string => `${broadcastPath(id)}/delete`;

export const broadcastsPage = (page: number): string =>
  page > 1 ? `${broadcastsPath}?page=${page}` : broadcastsPath;

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
