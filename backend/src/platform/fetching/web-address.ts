import { NotFetchedError } from './fetching.errors.js';

/** Parses addresses as browsers do: `http://2130706433`, `http://0x7f.1` and `http://127。0。0。1` become 127.0.0.1. */
export function readWebAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !hostOf(url))
    throw new NotFetchedError('not_a_web_address');
  url.hash = '';
  return url;
}

/** Removes the brackets of an IPv6 address and the trailing dot of a fully qualified name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);
