import { settingsPath } from './settings';

export const ownDataPath = `${settingsPath}/data`;

export const ownDataFilePath = `${ownDataPath}/file`;

export const deleteAccountPath = `${ownDataPath}/delete`;
