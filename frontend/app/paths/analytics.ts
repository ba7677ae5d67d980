import { analyticsPath } from './pages';

export const analyticsUsersPath = `${analyticsPath}/users`;
export const analyticsContentPath = `${analyticsPath}/content`;
export const analyticsPerformancePath = `${analyticsPath}/performance`;
export const analyticsSecurityPath = `${analyticsPath}/security`;
export const clearAnalyticsPath = `${analyticsPath}/clear-cache`;
export const exportAnalyticsPath = (format: 'json' | 'csv'): string =>
  `${analyticsPath}/export?format=${format}`;
