import type { Answer } from './router-types';

/** Stands for a missing answer to a background request, so that small forms say that nothing was saved. */
export const unanswered = { done: false, offline: true } as const;

export const isUnanswered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline === true;

/** Returns why there is no answer, or null if there is one. A redirect counts as an answer. */
export function failureIn({ type, result }: Answer): object | null {
  if (type !== 'error') return null;
  const failure = isWithStatus(result) ? result.data : result;
  return failure instanceof Response ? null : Object(failure);
}

/** Remix wraps the result of a form. */
const isWithStatus = (result: unknown): result is { data: unknown } =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit';
