import type { ClientActionFunctionArgs } from '@remix-run/react';

/** What a form that stays on its page hears: whether it was done, and as which revision where there are several. */
export type AnswerInPlace = { done?: boolean; revision?: number; offline?: boolean };

/**
 * Without a connection nothing is done, and the page stays. Routes of small forms export it as their `clientAction`, as
 * those of large ones do `keepFormWhenOffline`.
 */
export async function stayInPlace({ serverAction }: ClientActionFunctionArgs): Promise<AnswerInPlace> {
  try {
    return await serverAction<AnswerInPlace>();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { done: false, offline: true };
  }
}
