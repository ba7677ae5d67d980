import { Migration } from '@mikro-orm/migrations';

/** Adds what accounts use beside their password to sign in: an app that shows codes, passkeys, and recovery codes. */
export class M0043SecondFactors extends Migration {
  override up(): void {
    this.addSql(`
      -- Null if the account has no second factor. It is a column of the account, so that the statement which begins a
      -- session reads it again after waiting for a change of the account.
      alter table users add column second_factor_since timestamptz;

      -- Owned by users.
      create view protected_accounts as
        select id as user_id, second_factor_since from users where second_factor_since is not null;

      -- When the session passed or set up a second factor.
      alter table sessions add column second_factor_at timestamptz;

      create table authenticator_apps (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        sealed_secret bytea not null,
        -- The session that sets the app up. No other one is shown the secret.
        session_id uuid not null,
        created_at timestamptz not null,
        -- Null until a code of the app has been entered.
        confirmed_at timestamptz,
        -- The number of the last half minute whose code was used. No code of it or before it counts again.
        last_used_step integer not null default 0
      );
      create unique index authenticator_apps_in_use on authenticator_apps (user_id) where confirmed_at is not null;
      create unique index authenticator_apps_set_up on authenticator_apps (user_id) where confirmed_at is null;

      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        -- Whether it is copied to the owner's other devices.
        is_synced boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      );
      create index passkeys_of_user on passkeys (user_id);

      create table recovery_codes (
        user_id uuid not null references users on delete cascade,
        code_hash bytea not null,
        created_at timestamptz not null default now(),
        primary key (user_id, code_hash)
      );

      -- What the second step of signing in, a passkey alone, or the setup of a passkey has to answer.
      create table sign_in_challenges (
        token_hash bytea primary key,
        purpose text not null check (purpose in ('second_factor', 'passkey', 'registration')),
        user_id uuid references users on delete cascade,
        -- What the first step found, encrypted.
        sealed bytea,
        webauthn_challenge text,
        attempts integer not null default 0,
        expires_at timestamptz not null
      );
      create index sign_in_challenges_of_user on sign_in_challenges (user_id);
    `);
  }
}
