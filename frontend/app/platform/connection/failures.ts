import type { Answer } from './router-types';

/** The stand-in for a missing answer to a background request, so that small forms say that nothing was saved. */
export const unanswered = { done: false, offline: true } as const;

export const isUnanswered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline === true;

/** Why something was not answered; null where it was, be it with the way to another page. */
export function failureIn({ type, result }: Answer): object | null {
  if (type !== 'error') return null;
  const failure = isWithStatus(result) ? result.data : result;
  return failure instanceof Response ? null : Object(failure);
}

/** Remix wraps up what came of a form. */
const isWithStatus = (result: unknown): result is { data: unknown } =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit';
