import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes';
import { raiseMessages } from '../feedback/raise-messages';
import { CloseIcon } from '../icons';

export type DialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Takes the width of a page, for content to look at instead of a decision. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape, and returns the focus. It only opens with
 * scripts, so its content always has an address of its own as well.
 */
export function Dialog({ title, open, onClose, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    raiseMessages();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className={classes(
        'm-auto w-full [--bottom-bar:0rem] rounded-card border border-line bg-surface p-0 text-start text-base font-normal text-ink shadow-high backdrop:bg-backdrop',
        wide ? 'max-w-[min(64rem,calc(100vw-2rem))]' : 'max-w-[min(32rem,calc(100vw-2rem))]',
      )}
    >
      {open ? (
        <div className="grid gap-4 p-4 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 text-xl font-semibold wrap-anywhere">
              {title}
            </h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="-m-2 grid min-h-control min-w-control place-items-center rounded-control hover:bg-raised print:hidden"
            >
              <CloseIcon />
              <span className="sr-only">Close</span>
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
