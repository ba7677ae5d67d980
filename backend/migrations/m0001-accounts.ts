import { Migration } from '@mikro-orm/migrations';

/** Accounts, sessions, invitations, the coaching link, and the record of what happened. */
export class M0001Accounts extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists citext;

      create table users (
        id uuid primary key,
        email citext not null unique,
        password_hash text,
        role text not null check (role in ('admin', 'trainer', 'customer')),
        google_id text unique,
        name text,
        profile_picture text,
        time_zone text,
        disabled_at timestamptz,
        last_login_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index users_newest on users (created_at desc, id);

      create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text,
        user_agent text,
        ip_address inet
      );
      create index sessions_of_user on sessions (user_id) where ended_at is null;

      create table refresh_tokens (
        id uuid primary key,
        session_id uuid not null references sessions on delete cascade,
        user_id uuid not null references users on delete cascade,
        token_hash bytea not null unique,
        parent_id uuid references refresh_tokens on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        spent_at timestamptz
      );
      create index refresh_tokens_of_session on refresh_tokens (session_id);
      create index refresh_tokens_of_user on refresh_tokens (user_id);
      create index refresh_tokens_of_parent on refresh_tokens (parent_id);

      create table password_reset_tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index password_reset_tokens_of_user on password_reset_tokens (user_id);

      create table one_time_codes (
        code_hash bytea primary key,
        purpose text not null check (purpose in ('google_sign_in', 'google_link')),
        user_id uuid references users on delete cascade,
        google_id text,
        browser_hash bytea not null,
        expires_at timestamptz not null
      );
      create index one_time_codes_of_user on one_time_codes (user_id);

      create table known_devices (
        user_id uuid not null references users on delete cascade,
        device_hash bytea not null,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        primary key (user_id, device_hash)
      );

      create table rate_limits (
        key text primary key,
        hits integer not null,
        ends_at timestamptz not null
      );
      create index rate_limits_ended on rate_limits (ends_at);

      create table customer_invitations (
        id uuid primary key,
        trainer_id uuid not null references users on delete cascade,
        customer_email citext not null,
        message text,
        token_hash bytea not null unique,
        token_sealed bytea not null,
        created_at timestamptz not null,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        accepted_by uuid references users on delete set null
      );
      create index customer_invitations_of_trainer on customer_invitations (trainer_id, created_at desc);
      create unique index customer_invitations_open on customer_invitations (trainer_id, customer_email) where used_at is null;

      create table coaching (
        id uuid primary key,
        trainer_id uuid not null references users on delete cascade,
        customer_id uuid not null references users on delete cascade,
        since timestamptz not null,
        ended_at timestamptz,
        began_by text not null check (began_by in ('invitation', 'admin'))
      );
      create unique index coaching_current on coaching (trainer_id, customer_id) where ended_at is null;
      create index coaching_of_customer on coaching (customer_id) where ended_at is null;

      create table email_send_log (
        id uuid primary key default gen_random_uuid(),
        user_id uuid references users on delete set null,
        email_type text not null,
        subject text not null,
        recipient_email text not null,
        status text not null default 'sent' check (status in ('sent', 'failed')),
        message_id text not null unique,
        error_message text,
        sent_at timestamptz not null default now()
      );
      create index email_send_log_of_user on email_send_log (user_id);

      create table user_activity_sessions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        session_id uuid not null,
        start_time timestamptz not null default now(),
        end_time timestamptz not null default now(),
        pages_viewed integer not null default 0,
        recipes_viewed integer not null default 0,
        favorites_added integer not null default 0,
        collections_created integer not null default 0,
        user_agent text,
        ip_address inet
      );
      create index user_activity_sessions_of_session on user_activity_sessions (session_id, end_time desc);
      create index user_activity_sessions_of_user on user_activity_sessions (user_id, start_time desc);

      create table audit_log (
        id uuid primary key,
        actor_id uuid references users on delete set null,
        action text not null,
        subject_type text not null,
        subject_id uuid not null,
        details jsonb not null default '{}',
        at timestamptz not null
      );
      create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc);
      create index audit_log_of_actor on audit_log (actor_id);

      create table security_events (
        id bigint generated always as identity primary key,
        type text not null,
        user_id uuid references users on delete set null,
        ip_address inet,
        user_agent text,
        request_id text,
        details jsonb not null default '{}',
        at timestamptz not null default now()
      );
      create index security_events_newest on security_events (at desc);
      create index security_events_of_user on security_events (user_id);
    `);
  }
}
