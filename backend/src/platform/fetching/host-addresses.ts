import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** What a name stands for, asked once a request. */
@Injectable()
export class HostAddresses {
  async of(name: string): Promise<string[]> {
    const found = await lookup(name, { all: true });
    return found.map(({ address }) => address);
  }
}
