import { Badge } from '~/ui';
import type { NeedText } from './needs';

/**
 * Says why a customer needs attention, in the list of customers and on the trainer's home page. Unlike other badges,
 * these wrap, because a restriction can have a long name.
 */
export function NeedBadges({ texts }: { texts: readonly NeedText[] }) {
  if (texts.length === 0) return null;
  return (
    <ul aria-label="Needs attention" className="mt-1 flex flex-wrap gap-1 **:whitespace-normal">
      {texts.map(({ text, tone }) => (
        <li key={text}>
          <Badge tone={tone}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
