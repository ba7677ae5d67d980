import { Card } from '~/ui';
import type { Broadcast } from './broadcast-words';

/** The message as it reads in a mail. A test shows it in one's own mail program. */
export function BroadcastPreview({ subject, body }: Pick<Broadcast, 'subject' | 'body'>) {
  const paragraphs = body.split(/(?:\r?\n[ \t]*){2,}/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Card title="Preview">
      <div className="grid gap-4 wrap-anywhere">
        <p className="font-semibold text-accent">Mealwright</p>
        <p className="text-xl font-semibold">{subject}</p>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        <p className="border-t border-line pt-4 text-sm text-muted">
          Below it, the mail says why its reader gets it and has a link to unsubscribe.
        </p>
      </div>
    </Card>
  );
}
