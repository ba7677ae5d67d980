import { useState } from 'react';
import { Button } from '../actions/button';
import { classes } from '../classes';
import { controlShape, Field } from '../forms/field';
import { CheckIcon, CopyIcon } from '../icons';

export type CopyFieldProps = {
  id: string;
  label: string;
  value: string;
  hint?: string;
  hideLabel?: boolean;
  /** What the button reads: "Copy Link". */
  copyText?: string;
};

/** An address to pass on. Without scripts, or where the browser refuses, it is there to be marked and copied by hand. */
export function CopyField({ id, label, value, hint, hideLabel, copyText = 'Copy' }: CopyFieldProps) {
  const [answer, setAnswer] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setAnswer('copied');
    } catch {
      document.getElementById(id)?.focus();
      setAnswer('refused');
    }
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
          className={classes(controlShape, 'min-w-[12rem] flex-1')}
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
        {answer === 'copied' ? 'Link Copied' : null}
        {answer === 'refused'
          ? 'The browser does not allow copying. The text is marked: copy it by hand.'
          : null}
      </p>
    </Field>
  );
}
