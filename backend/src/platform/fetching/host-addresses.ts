import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const PATIENCE = { timeout: 2_000, tries: 2 };

/** Names of this machine, on every resolver. */
const LOOPBACK = /^(?:.+\.)?localhost\.?$/i;

/**
 * Resolves names, once per request. It asks the name servers directly, because the system's own lookup would block
 * one of Node's four worker threads, which also hash passwords and read files.
 */
@Injectable()
export class HostAddresses {
  async of(name: string): Promise<string[]> {
    if (LOOPBACK.test(name)) return ['127.0.0.1', '::1'];
    const resolver = new Resolver(PATIENCE);
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  }
}
