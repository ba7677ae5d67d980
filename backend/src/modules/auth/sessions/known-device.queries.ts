import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Device } from './devices.js';

@Injectable()
export class KnownDeviceQueries {
  /** Remembers a device of the account's owner, so that failed guesses from elsewhere cannot lock it out. */
  async remember(em: EntityManager, userId: string, { hash }: Device): Promise<void> {
    await em.execute(
      `insert into known_devices (user_id, device_hash) values (:userId, :hash)
       on conflict (user_id, device_hash) do update set last_seen_at = now()`,
      { userId, hash },
    );
  }
}
