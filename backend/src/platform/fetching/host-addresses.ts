import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const PATIENCE = { timeout: 2_000, tries: 2 };

/** This machine, whoever is asked. */
const LOOPBACK = /^(?:.+\.)?localhost\.?$/i;

/**
 * What a name stands for, asked once a request. The name servers are asked directly: the system's own lookup waits for
 * them in one of four threads, in which passwords are checked and files are read too.
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
