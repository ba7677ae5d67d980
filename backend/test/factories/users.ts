import { hashSync } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { Role } from '../../src/platform/access/principal.js';

export interface NewUser {
  role?: Role;
  email?: string;
  name?: string | null;
  disabled?: boolean;
  timeZone?: string | null;
  /** Null for a user who only signs in with Google. */
  password?: null;
  /** Its hash takes as long to verify as real ones. */
  hashedInEarnest?: true;
  googleId?: string;
  /** False for a customer who has not agreed that health data is kept. */
  agreesToHealthData?: false;
}

export interface TestUser {
  id: string;
  email: string;
  role: Role;
}

/** The password of everyone whom a factory creates. */
export const PASSWORD = 'Br1ght&early';

/** A cheap hash, because thousands of sign-ins in tests need not be protected from thieves. */
const PASSWORD_HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Created once, and only if a test needs it. */
let earnestHash: string | undefined;

function hashOf({ password, hashedInEarnest }: NewUser): string | null {
  if (password === null) return null;
  if (!hashedInEarnest) return PASSWORD_HASH;
  earnestHash ??= hashSync(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return earnestHash;
}

let made = 0;

export async function insertUser(db: Pool, wish: NewUser = {}): Promise<TestUser> {
  made += 1;
  const { role = 'customer', name = null, disabled = false, timeZone = null, googleId = null } = wish;
  const email = wish.email ?? `${role}-${made}@example.org`;
  const id = uuid();
  await db.query(
    `insert into users (id, email, role, name, time_zone, google_id, password_hash, disabled_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    [id, email, role, name, timeZone, googleId, hashOf(wish), disabled ? new Date() : null],
  );
  if (role === 'customer' && wish.agreesToHealthData !== false) await agreeToHealthData(db, { id });
  return { id, email, role };
}

/** Customers of tests have agreed that health data is kept, because few tests are about those who have not. */
async function agreeToHealthData(db: Pool, { id }: { id: string }): Promise<void> {
  await db.query(
    `insert into health_consents (id, customer_id, wording, agreed_at) values ($1, $2, 0, now())`,
    [uuid(), id],
  );
}
