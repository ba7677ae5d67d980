import { type ChangeEvent, useRef } from 'react';
import type { PlanInvitation } from './plan-customer';

type InvitationBoxesProps = {
  invited: readonly PlanInvitation[];
  ticked: readonly string[];
  /** The number of boxes that are checked now. */
  onTick: (count: number) => void;
};

/** Lists invited people. Those who are checked get the plan when they accept. */
export function InvitationBoxes({ invited, ticked, onTick }: InvitationBoxesProps) {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const count = (_: ChangeEvent) => onTick(boxes.current?.querySelectorAll(':checked').length ?? 0);
  return (
    <fieldset ref={boxes} id="invitationId" className="min-w-0">
      <legend className="mb-1 font-semibold">Invited: gets it after accepting</legend>
      <ul className="max-h-[200px] overflow-y-auto rounded-card border border-line bg-surface">
        {invited.map(({ id, email, planName }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <label className="flex min-h-12 items-center gap-3 px-3 py-1 hover:bg-raised">
              <input
                type="checkbox"
                name="invitationId"
                value={id}
                defaultChecked={ticked.includes(id)}
                onChange={count}
                className="size-icon shrink-0"
              />
              <span className="min-w-0 grow wrap-anywhere">
                {email}
                <span className="block text-sm text-muted">
                  {planName ? `set to get ${planName}` : 'has not accepted yet'}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
