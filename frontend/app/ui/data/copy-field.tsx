import { useState } from 'react';
import { Button } from '../actions/button';
import { classes } from '../classes';
import { controlShape, Field } from '../forms/field';
import { CheckIcon } from '../icons';
import { CopyIcon } from '../icons/copy';
import { copyToClipboard } from './copy-to-clipboard';

export type CopyFieldProps = {
  id: string;
  label: string;
  value: string;
  hint?: string;
  hideLabel?: boolean;
  /** The text of the button, such as "Copy Link". */
  copyText?: string;
  /** The message after copying. */
  copiedText?: string;
  failedText?: string;
};

/** An address to share. Without scripts, or if the browser refuses to copy, it can be selected and copied by hand. */
export function CopyField({ id, label, value, hint, hideLabel, copyText = 'Copy', ...said }: CopyFieldProps) {
  const { copiedText = 'Link Copied', failedText = refusal } = said;
  const [answer, setAnswer] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    const copied = await copyToClipboard(value);
    if (!copied) document.getElementById(id)?.focus();
    setAnswer(copied ? 'copied' : 'refused');
  };
  return (
    <Field id={id} label={label} hint={hint} hideLabel={hideLabel}>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={value}
          aria-describedby={hint ? `${id}-description` : undefined}
          onFocus={(event) => event.target.select()}
          className={classes(controlShape, 'min-w-[min(12rem,100%)] flex-1')}
        />
        <div className="shrink-0 noscript:hidden">
          <Button
            type="button"
            variant="secondary"
            icon={answer === 'copied' ? CheckIcon : CopyIcon}
            onClick={copy}
          >
            {answer === 'copied' ? 'Copied' : copyText}
          </Button>
        </div>
      </div>
      <p role="status" className={answer === 'refused' ? 'text-sm text-muted' : 'sr-only'}>
        {answer === 'copied' ? copiedText : null}
        {answer === 'refused' ? failedText : null}
      </p>
    </Field>
  );
}

const refusal = 'Your browser does not allow copying. The text is selected, so you can copy it yourself.';
