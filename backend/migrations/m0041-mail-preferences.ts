import { Migration } from '@mikro-orm/migrations';

/**
 * Adds which mails people want, their consents to announcements, what admins send to many, and which summaries were
 * due. The log of mails also keeps mails that were withheld, because their recipients do not want them.
 */
export class M0041MailPreferences extends Migration {
  override up(): void {
    this.addSql(`
      -- An account without a row wants what the defaults say.
      create table email_preferences (
        user_id uuid primary key references users on delete cascade,
        weekly_progress_summaries boolean not null default true,
        meal_plan_updates boolean not null default true,
        recipe_recommendations boolean not null default true,
        system_notifications boolean not null default true,
        marketing_emails boolean not null default false,
        frequency text not null default 'weekly' check (frequency in ('daily', 'weekly', 'monthly')),
        -- Summaries that were due before this moment are not sent later.
        summaries_since timestamptz not null,
        changed_at timestamptz not null
      );

      create table marketing_consents (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        -- The version of the sentence that the user agreed to.
        wording integer not null,
        agreed_at timestamptz not null,
        agreed_in text not null check (agreed_in in ('email_settings')),
        taken_back_at timestamptz,
        taken_back_in text check (taken_back_in in ('email_settings', 'unsubscribe_link')),
        check ((taken_back_at is null) = (taken_back_in is null))
      );
      create unique index marketing_consents_one_current on marketing_consents (user_id) where taken_back_at is null;
      create index marketing_consents_of_user on marketing_consents (user_id);

      -- What an admin writes to many. It is a draft until sending_since.
      create table broadcasts (
        id uuid primary key,
        kind text not null check (kind in ('notice', 'announcement')),
        audience text not null check (audience in ('everyone', 'customers', 'trainers', 'admins')),
        subject text not null,
        body text not null,
        -- Counts the changes, so that what is sent is what was confirmed.
        version integer not null default 1,
        written_by uuid references users on delete set null,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        sent_by uuid references users on delete set null,
        sending_since timestamptz,
        sent_at timestamptz,
        -- The last account whose mail is enqueued. Accounts are served in the order of their IDs.
        last_served uuid,
        recipients integer not null default 0,
        check (sent_at is null or sending_since is not null)
      );
      create index broadcasts_newest on broadcasts (changed_at desc, id desc);
      create index broadcasts_written_by on broadcasts (written_by);
      create index broadcasts_sent_by on broadcasts (sent_by);

      -- One row for each summary that was due, so that no account gets a second one for the same day.
      create table email_summaries (
        user_id uuid not null references users on delete cascade,
        due_on date not null,
        frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
        outcome text not null default 'due' check (outcome in ('due', 'sent', 'nothing_to_say', 'not_wanted')),
        created_at timestamptz not null,
        primary key (user_id, due_on)
      );

      alter table email_send_log add column kind text;
      update email_send_log set kind = case
        when email_type like 'invitation%' then 'invitation'
        when email_type like 'plan-%' then 'planUpdates'
        else 'security' end;
      alter table email_send_log
        alter column kind set not null,
        drop constraint email_send_log_status_check,
        add constraint email_send_log_status_check check (status in ('sent', 'failed', 'withheld'));
      create index email_send_log_newest on email_send_log (sent_at desc, id desc);
      create index email_send_log_not_sent on email_send_log (status, sent_at desc, id desc) where status <> 'sent';
      create index email_send_log_words on email_send_log using gin (recipient_email gin_trgm_ops, subject gin_trgm_ops);

      -- Owned by the platform.
      create view mail_log as
        select id, user_id, kind, email_type, subject, recipient_email, status, error_message, sent_at from email_send_log;

      -- Owned by mailing: what each open account wants.
      create view mail_wishes as
        select p.id as user_id,
          coalesce(e.weekly_progress_summaries, true) as summaries,
          coalesce(e.meal_plan_updates, true) as plan_updates,
          coalesce(e.recipe_recommendations, true) as recommendations,
          coalesce(e.system_notifications, true) as notices,
          coalesce(e.marketing_emails, false) as announcements,
          coalesce(e.frequency, 'weekly') as frequency,
          coalesce(e.summaries_since, p.created_at) as summaries_since
        from people p left join email_preferences e on e.user_id = p.id
        where p.is_open;
    `);
  }
}
