import type { ShareLink } from '~/features/saved-plans/saved-plans.server';
import { ApiFailure } from '~/platform/api-errors.server';
import { endOfDay } from '~/platform/calendar';
import { expiryText, viewsText } from './share-words';

const dayMs = 86_400_000;

/** Formats dates on the server, because server and browser would not count alike. */
export function shownLink(link: ShareLink, now: Date) {
  const { shareUrl, planName, viewCount, expiresAt, showClient, showNotes } = link;
  return {
    shareUrl,
    planName,
    showClient,
    showNotes,
    views: viewsText(viewCount),
    expiry: expiryText(expiresAt, now),
    hasEnded: expiresAt !== null && new Date(expiresAt) <= now,
  };
}

export type ShownLink = ReturnType<typeof shownLink>;

type Wish = { expiry: string; expiresAt: string };

/** Returns when a link expires, or null for never. */
export function endOf({ expiry, expiresAt }: Wish, timeZone: string | null, now: Date): string | null {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return new Date(now.getTime() + (expiry === '7' ? 7 : 30) * dayMs).toISOString();
  const end = endOfDay(expiresAt, timeZone);
  if (end) return end.toISOString();
  const text = 'Please choose a date';
  throw new ApiFailure(400, { message: text, fields: { expiresAt: [text] } });
}
