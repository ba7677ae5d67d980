import type { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import type { SecurityNotice } from './mails/security-mail.js';

/** What every mail about a change of how users sign in says: when it happened, in the zone of its reader, and where to look. */
export function securityNotice(config: AppConfig, timeZone: string | null, now: Date): SecurityNotice {
  const at = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  });
  return { at: at.format(now), securityLink: config.linkTo(pages.security) };
}
