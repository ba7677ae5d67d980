import { Form } from '@remix-run/react';
import { CopyField, SubmitButton } from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import { ShareButtons } from './share-buttons';
import type { ShownLink } from './share-link.server';
import { shareIntent } from './share-words';

/** An existing link: its address, number of views, and expiry. */
export function ShareLink({ link }: { link: ShownLink }) {
  return (
    <div className="grid gap-4">
      {link.hasEnded ? null : (
        <CopyField
          id="share-url"
          label="Share link"
          hint="Anyone with the link can see the plan without signing in."
          value={link.shareUrl}
          copiedText="Copied!"
          failedText="Failed to copy to clipboard"
        />
      )}
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        <span>{link.views}</span>
        <span>{link.expiry}</span>
      </p>
      {link.hasEnded ? null : <ShareButtons planName={link.planName} url={link.shareUrl} />}
    </div>
  );
}

/** Revokes the link at once. It asks for confirmation without scripts. */
export function RevokeLink() {
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-control items-center justify-between gap-2 px-4 py-2 font-semibold text-danger">
        Revoke
        <ChevronDownIcon className="group-open:rotate-180" />
      </summary>
      <Form method="post" replace className="grid gap-3 px-4 pb-4">
        <p>The link stops working right away, for good. You can create another one later.</p>
        <div>
          <SubmitButton name="intent" value={shareIntent.revoke} variant="danger" pendingText="Revoking...">
            Revoke the link
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
