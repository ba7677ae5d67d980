import type { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import type { SecurityNotice } from './security-mail.js';

/** Says when something changed about how a user signs in, in the user's time zone, and where to look at it. */
export function securityNotice(config: AppConfig, timeZone: string | null, now: Date): SecurityNotice {
  const at = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  });
  return { at: at.format(now), securityLink: config.linkTo(pages.security) };
}
