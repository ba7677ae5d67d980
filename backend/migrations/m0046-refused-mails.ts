import { Migration } from '@mikro-orm/migrations';

/** The log of mails also keeps mails that were refused for good, which are not tried again. */
export class M0046RefusedMails extends Migration {
  override up(): void {
    this.addSql(`
      alter table email_send_log
        drop constraint email_send_log_status_check,
        add constraint email_send_log_status_check check (status in ('sent', 'failed', 'refused', 'withheld'));
    `);
  }
}
