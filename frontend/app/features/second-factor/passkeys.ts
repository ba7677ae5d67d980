/** The browser's answer as JSON, or why there is none. */
export type PasskeyOutcome = { credential: string } | { problem: string };

type Options = Record<string, unknown>;

/** The library is loaded with the first passkey, because few visits need it. */
const library = () => import('@simplewebauthn/browser');

/** Asks the user to make a passkey on this device, or on another one. */
export async function makePasskey(options: Options): Promise<PasskeyOutcome> {
  return outcomeOf(async () => {
    const { startRegistration } = await library();
    return startRegistration({ optionsJSON: options as never });
  });
}

/** Asks the user to unlock a passkey. */
export async function unlockPasskey(options: Options): Promise<PasskeyOutcome> {
  return outcomeOf(async () => {
    const { startAuthentication } = await library();
    return startAuthentication({ optionsJSON: options as never });
  });
}

const problems: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  NotAllowedError: 'That was canceled, or took too long. You can try again.',
  AbortError: 'That was canceled. You can try again.',
  SecurityError: 'Passkeys do not work at this address.',
  NotSupportedError: 'This device cannot make a passkey.',
};

async function outcomeOf(ask: () => Promise<unknown>): Promise<PasskeyOutcome> {
  try {
    return { credential: JSON.stringify(await ask()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { problem: problems[name] ?? 'Your browser could not use a passkey. Please use another way.' };
  }
}
