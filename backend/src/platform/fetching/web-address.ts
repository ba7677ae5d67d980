import { NotFetchedError } from './fetching.errors.js';

/** As browsers read it: `http://2130706433`, `http://0x7f.1` and `http://127。0。0。1` come out as 127.0.0.1. */
export function readWebAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !hostOf(url))
    throw new NotFetchedError('not_a_web_address');
  url.hash = '';
  return url;
}

/** Without the brackets of an IPv6 address, and without the dot that ends a whole name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);
