import { useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { passkeyPath } from '~/paths/pages';
import { Button, useHydrated } from '~/ui';
import { unlockPasskey } from './passkeys';

type Question = { challenge?: string; options?: Record<string, unknown>; problem?: string };

type PasskeyButtonProps = {
  /** The step of the sign-in: by passkey alone, or as the second step. */
  step: 'alone' | 'second';
  redirectTo?: string | null;
  children: string;
};

/** Signs in with a passkey. It needs scripts, so without them it is not there. */
export function PasskeyButton({ step, redirectTo, children }: PasskeyButtonProps) {
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isHydrated || !('PublicKeyCredential' in window)) return null;

  const signIn = async () => {
    setAsking(true);
    setProblem(null);
    const { challenge = '', options, problem: refused } = await ask(step);
    const outcome = options ? await unlockPasskey(options) : { problem: refused ?? UNREACHABLE };
    setAsking(false);
    if ('problem' in outcome) return setProblem(outcome.problem);
    const { credential } = outcome;
    submit(
      { step, challenge, credential, redirectTo: redirectTo ?? '' },
      { method: 'post', action: passkeyPath },
    );
  };
  return (
    <div className="grid gap-2">
      <Button
        type="button"
        variant="secondary"
        wide
        pending={isAsking}
        pendingText="Waiting..."
        onClick={signIn}
      >
        {children}
      </Button>
      <p role="status" className="text-sm text-danger">
        {problem}
      </p>
    </div>
  );
}

const UNREACHABLE = 'The server could not be reached. Please try again.';

async function ask(step: string): Promise<Question> {
  try {
    const answer = await fetch(passkeyPath, { method: 'POST', body: new URLSearchParams({ step }) });
    return (await answer.json()) as Question;
  } catch {
    return {};
  }
}
