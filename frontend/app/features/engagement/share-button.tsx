import { type MouseEvent, useRef } from 'react';
import { CopyField } from '~/ui';
import { ShareIcon } from '~/ui/icons';
import { engagementIntent, useEngagement } from './use-engagement';

type ShareButtonProps = { recipe: { id: string; name: string }; address: string };

/**
 * With scripts, uses the device's own way to share, or copies the address. If neither works, or without scripts, it
 * shows the address.
 */
export function ShareButton({ recipe, address }: ShareButtonProps) {
  const { send } = useEngagement(recipe.id, 'share');
  const details = useRef<HTMLDetailsElement>(null);
  const share = async () => {
    const how = await shareOrCopy(recipe.name, address);
    if (how === 'neither') details.current?.setAttribute('open', '');
    else if (how !== 'given up')
      send({ intent: engagementIntent.share, copied: how === 'copied' ? 'yes' : '' });
  };
  const start = (event: MouseEvent) => {
    // It is already open, and a second press closes it.
    if (details.current?.open) return;
    event.preventDefault();
    share();
  };
  return (
    <details ref={details} className="open:basis-full print:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; the rule does not know it */}
      <summary
        onClick={start}
        className="inline-flex min-h-control items-center justify-center gap-2 rounded-control border border-input bg-surface px-4 font-semibold hover:bg-raised"
      >
        <ShareIcon />
        Share
      </summary>
      <div className="max-w-form pt-3">
        <CopyField
          id={`share-${recipe.id}`}
          label="Link to this recipe"
          hint="Anyone with an account here who is allowed to see this recipe can open it."
          value={address}
          copyText="Copy Link"
        />
      </div>
    </details>
  );
}

async function shareOrCopy(
  title: string,
  url: string,
): Promise<'shared' | 'copied' | 'given up' | 'neither'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given up' : 'neither';
  }
}
