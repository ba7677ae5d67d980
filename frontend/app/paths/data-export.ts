import { adminPath } from './pages';

export const exportPath = `${adminPath}/export`;

export const exportFilePath = (type: string): string => `${exportPath}/${type}.json`;
