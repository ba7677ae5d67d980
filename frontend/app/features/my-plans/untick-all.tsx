import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { NotSaved } from '~/features/forms/not-saved';
import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { ticksPath } from '~/paths/my-plans';
import { Button } from '~/ui';
import type { Ticks } from './use-ticks';

type UntickAllProps = { planId: string; week: number; ticks: Ticks };

/**
 * Clears all checkmarks for the next cycle. The user decides when, because they may shop the day before it starts.
 */
export function UntickAll({ planId, week, ticks }: UntickAllProps) {
  const { send, failed } = useFormInPlace(ticksPath(planId), `untick ${week}`);
  const before = useRef<readonly string[]>([]);
  const [wasPressed, setPressed] = useState(false);
  const { setAll } = ticks;

  useEffect(() => {
    if (failed) setAll(before.current);
  }, [failed, setAll]);

  const untick = (event: MouseEvent) => {
    event.preventDefault();
    before.current = ticks.all();
    setPressed(true);
    setAll([]);
    send({ week: String(week), untickAll: '1' });
  };
  // Stays after it was pressed, because it has the keyboard focus.
  if (ticks.all().length === 0 && !wasPressed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 print:hidden">
      <Button variant="secondary" name="untickAll" value="1" onClick={untick}>
        Uncheck all
      </Button>
      {failed ? <NotSaved /> : null}
    </div>
  );
}
