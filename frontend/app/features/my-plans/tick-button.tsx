import { Form, useLocation } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { NotSaved } from '~/features/forms/not-saved';
import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { tickAnchor, ticksPath } from '~/paths/my-plans';
import { classes } from '~/ui';
import { CheckIcon } from '~/ui/icons';
import type { Ticks } from './use-ticks';

type TickFormProps = { planId: string; week: number; children: ReactNode };

/** The form around all checkmarks of a guide. Without scripts, each of its buttons sends it. */
export function TickForm({ planId, week, children }: TickFormProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={ticksPath(planId)} reloadDocument className="grid gap-4">
      <input type="hidden" name="week" value={week} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {children}
    </Form>
  );
}

type TickButtonProps = {
  planId: string;
  week: number;
  /** The key of the item in the guide. */
  item: string;
  ticks: Ticks;
  children: ReactNode;
};

/** A whole row to tap. It shows the requested state at once and reverts if it could not be saved. */
export function TickButton({ planId, week, item, ticks, children }: TickButtonProps) {
  const { send, failed } = useFormInPlace(ticksPath(planId), `tick ${week} ${item}`);
  const isTicked = ticks.has(item);
  const before = useRef(isTicked);
  const { set } = ticks;

  useEffect(() => {
    if (failed) set(item, before.current);
  }, [failed, item, set]);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    before.current = isTicked;
    set(item, !isTicked);
    send({ week: String(week), [isTicked ? 'untick' : 'tick']: item });
  };
  return (
    <div id={tickAnchor(item)} className="scroll-mt-header">
      {/* biome-ignore lint/a11y/useSemanticElements: without scripts a box alone would send nothing */}
      <button
        type="submit"
        role="checkbox"
        aria-checked={isTicked}
        name={isTicked ? 'untick' : 'tick'}
        value={item}
        onClick={toggle}
        className="flex min-h-12 w-full items-start gap-3 rounded-control px-2 py-3 text-start hover:bg-raised"
      >
        <span
          aria-hidden="true"
          className={classes(
            'mt-px grid size-icon shrink-0 place-items-center rounded-control border',
            isTicked ? 'border-transparent bg-accent text-on-accent' : 'border-input bg-surface',
          )}
        >
          {isTicked ? <CheckIcon /> : null}
        </span>
        <span className={classes('min-w-0 grow wrap-anywhere', isTicked && 'text-muted line-through')}>
          {children}
        </span>
      </button>
      {failed ? (
        <p className="px-2 pb-2">
          <NotSaved />
        </p>
      ) : null}
    </div>
  );
}
