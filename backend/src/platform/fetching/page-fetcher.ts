import { Agent, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { FetchingConfig } from './fetching.config.js';
import { NotFetchedError } from './fetching.errors.js';
import { HostAddresses } from './host-addresses.js';
import { isAddress, isLoopback, isPublic } from './public-address.js';
import { ENCODINGS, readPage } from './read-page.js';
import { hostOf, portOf, readWebAddress } from './web-address.js';

export interface Timeouts {
  allMs: number;
  silenceMs: number;
}

const TIMEOUTS: Timeouts = { allMs: 10_000, silenceMs: 5_000 };
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const PORTS = [80, 443];

const HEADERS = {
  'user-agent': 'Mealwright',
  accept: 'text/html, application/ld+json, application/json;q=0.9',
  'accept-encoding': ENCODINGS,
};

export interface Page {
  text: string;
  /** The final address after all redirects. */
  url: string;
}

/**
 * Fetches pages that users name, which must never lead into our own network. Every address is checked before the
 * connection, including those of redirects, and the connection uses the checked address without a second lookup.
 */
@Injectable()
export class PageFetcher {
  // Dedicated agents: they keep no connections open and ignore proxy variables of the environment.
  private readonly agents = { plain: new Agent(), secure: new SecureAgent() };

  constructor(
    private readonly config: FetchingConfig,
    private readonly hosts: HostAddresses,
  ) {}

  async fetch(address: string, timeouts: Timeouts = TIMEOUTS): Promise<Page> {
    const deadline = AbortSignal.timeout(timeouts.allMs);
    try {
      return await this.follow(readWebAddress(address), timeouts, deadline);
    } catch (error) {
      if (error instanceof NotFetchedError) throw error;
      throw new NotFetchedError(deadline.aborted ? 'too_slow' : 'unreachable');
    }
  }

  private async follow(first: URL, timeouts: Timeouts, deadline: AbortSignal): Promise<Page> {
    let url = first;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await this.ask(url, timeouts, deadline);
      const { statusCode: status = 0, headers } = answer;
      try {
        if (status === 200) return { text: await readPage(answer), url: url.href };
        if (!REDIRECTS.includes(status) || !headers.location) throw new NotFetchedError('refused');
        url = readWebAddress(headers.location, url);
      } finally {
        answer.destroy();
      }
    }
    throw new NotFetchedError('too_many_redirects');
  }

  private async ask(url: URL, { silenceMs }: Timeouts, deadline: AbortSignal): Promise<IncomingMessage> {
    const addresses = await this.checkedAddresses(url, deadline);
    const isSecure = url.protocol === 'https:';
    const open = isSecure ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const request = open({
        agent: isSecure ? this.agents.secure : this.agents.plain,
        method: 'GET',
        host: hostOf(url),
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        headers: HEADERS,
        lookup: always(addresses),
        signal: deadline,
        timeout: silenceMs,
      });
      let answer: IncomingMessage | undefined;
      request.on('response', (response) => {
        answer = response;
        resolve(response);
      });
      request.on('timeout', () => (answer ?? request).destroy(new NotFetchedError('too_slow')));
      request.on('error', reject);
      request.end();
    });
  }

  /** Returns the addresses of the host, but only if connecting to every one of them is allowed. */
  private async checkedAddresses(url: URL, deadline: AbortSignal): Promise<string[]> {
    const host = hostOf(url);
    const addresses = isAddress(host) ? [host] : await this.resolve(host, deadline);
    if (addresses.length === 0) throw new NotFetchedError('not_public');
    const port = portOf(url);
    for (const address of addresses) {
      if (isLoopback(address) && this.config.FETCH_LOOPBACK_PORTS.includes(port)) continue;
      if (!isPublic(address)) throw new NotFetchedError('not_public');
      if (!PORTS.includes(port)) throw new NotFetchedError('not_a_web_address');
    }
    return addresses;
  }

  /** An unknown name gets the same answer as a private one, so that the names in our own network stay secret. */
  private async resolve(host: string, deadline: AbortSignal): Promise<string[]> {
    const waiting = Promise.withResolvers<never>();
    const giveUp = () => waiting.reject(new NotFetchedError('too_slow'));
    deadline.addEventListener('abort', giveUp);
    try {
      return await Promise.race([this.hosts.of(host).catch(() => []), waiting.promise]);
    } finally {
      deadline.removeEventListener('abort', giveUp);
    }
  }
}

const always = (addresses: string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_host, { all }, done) => {
    if (all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };
};
