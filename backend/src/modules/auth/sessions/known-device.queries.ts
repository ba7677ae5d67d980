import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Device } from './devices.js';

@Injectable()
export class KnownDeviceQueries {
  /** The account's owner uses it: guesses from elsewhere lock no one out who comes from it. */
  async remember(em: EntityManager, userId: string, { hash }: Device): Promise<void> {
    await em.execute(
      `insert into known_devices (user_id, device_hash) values (:userId, :hash)
       on conflict (user_id, device_hash) do update set last_seen_at = now()`,
      { userId, hash },
    );
  }
}
