import { createContext, useContext } from 'react';

/** Browsers hide nonces from scripts, so hydration sees an empty one. The default matches that. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
