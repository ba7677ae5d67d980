import { Banner, ButtonRow, SubmitButton } from '~/ui';

/** A plan whose name or notes contain someone else's name, and a plan name without it. */
export type Naming = { names: string[]; planName: string };

/** A question that is asked once, in the form that assigns the plan. Either answer sends the form again. */
export function NamingQuestion({ naming: { names, planName } }: { naming: Naming }) {
  return (
    <Banner tone="warning" title={`This plan says ${names.map((name) => `“${name}”`).join(', ')}`}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          Someone else would see that name. Without it, the plan is called “{planName}”; your saved plan keeps
          its name.
        </p>
        <input type="hidden" name="offeredName" value={planName} />
        <ButtonRow>
          <SubmitButton name="naming" value="without" pendingText="Updating...">
            Use the name without it
          </SubmitButton>
          <SubmitButton name="naming" value="asItIs" variant="secondary" pendingText="Updating...">
            Assign as it is
          </SubmitButton>
        </ButtonRow>
      </div>
    </Banner>
  );
}
