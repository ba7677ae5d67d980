/** The actions of the forms in the share dialog. */
export const shareIntent = { share: 'share', revoke: 'revoke' } as const;

/** Keeps the expiry of a link while other settings change. */
export const keepExpiry = 'keep';

/** Returns "12 views" or "1 view". */
export const viewsText = (views: number): string => (views === 1 ? '1 view' : `${views} views`);

/** Returns "Never expires", "Expires 3 days from now", or "Expired 2 hours ago". */
export function expiryText(expiresAt: string | null, now: Date): string {
  if (expiresAt === null) return 'Never expires';
  const end = new Date(expiresAt);
  const span = spanText(Math.abs(end.getTime() - now.getTime()) / 1000);
  return end > now ? `Expires ${span} from now` : `Expired ${span} ago`;
}

const units = [
  { name: 'year', seconds: 365 * 86_400 },
  { name: 'month', seconds: 30 * 86_400 },
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
];

function spanText(seconds: number): string {
  // Rounded, because a link valid for 30 days still has 30 days left a moment later.
  const unit = units.find((one) => Math.round(seconds / one.seconds) >= (one.name === 'month' ? 2 : 1));
  if (!unit) return 'less than a minute';
  const count = Math.round(seconds / unit.seconds);
  return count === 1 ? `1 ${unit.name}` : `${count} ${unit.name}s`;
}
