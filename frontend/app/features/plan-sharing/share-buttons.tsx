import { type MouseEvent, useState } from 'react';
import { Button, ButtonLink, ButtonRow, copyToClipboard } from '~/ui';
import { CopyIcon } from '~/ui/icons/copy';
import { instagramText, type ShareTarget, shareTargets } from './share-targets';

const popup = 'popup,width=600,height=500,noopener,noreferrer';

/** The sites on which a link can be shared, each in a new window, which is small with scripts. */
export function ShareButtons({ planName, url }: { planName: string; url: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const copied = await copyToClipboard(instagramText(planName, url));
    setSaid(copied ? 'Copied for Instagram!' : 'Failed to copy to clipboard');
  };
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Pass it on</h3>
      <ButtonRow>
        {shareTargets(planName, url).map((target) => (
          <ButtonLink
            key={target.name}
            to={target.to}
            target="_blank"
            rel="noopener noreferrer"
            onClick={openerFor(target)}
          >
            {target.name}
          </ButtonLink>
        ))}
        <span className="noscript:hidden">
          <Button type="button" variant="secondary" icon={CopyIcon} onClick={copy}>
            Instagram
          </Button>
        </span>
      </ButtonRow>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  );
}

function openerFor({ to, isMail }: ShareTarget) {
  return (event: MouseEvent) => {
    if (isMail || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.open(to, '_blank', popup);
  };
}
