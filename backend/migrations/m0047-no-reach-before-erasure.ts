import { Migration } from '@mikro-orm/migrations';

/** Once customers have asked for the deletion of their accounts, their trainers see nothing of them. */
export class M0047NoReachBeforeErasure extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view current_coachings as
        select c.trainer_id, c.customer_id, c.since, c.began_by from coaching c
        where c.ended_at is null
          and not exists (select from users u where u.id = c.customer_id and u.erase_after is not null);
    `);
  }
}
