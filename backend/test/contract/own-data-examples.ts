import { randomUUID } from 'node:crypto';
import { Storage } from '../../src/platform/storage/storage.js';
import { PASSWORD } from '../factories/users.ts';
import type { Example } from './example-requests.ts';

export const ownDataExamples: Record<string, Example> = {
  'GET /api/own-data/file': async (world, { self }) => {
    const id = randomUUID();
    const stored = { body: Buffer.from('a file'), contentType: 'application/zip' };
    await world.app.app.get(Storage).put(`own-data/${id}.zip`, stored);
    await world.db.query(
      `insert into own_data_downloads (id, user_id, status, bytes, created_at, changed_at, expires_at)
       values ($1, $2, 'done', 6, now(), now(), now() + interval '1 day')
       on conflict (user_id) do nothing`,
      [id, self.id],
    );
    return {};
  },
  'POST /api/own-data/deletion': () => ({ body: { currentPassword: PASSWORD } }),
};
