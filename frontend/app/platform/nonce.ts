import { createContext, useContext } from 'react';

/** Browsers hide a nonce from scripts, so that the page sees an empty one when it hydrates: the default matches that. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
