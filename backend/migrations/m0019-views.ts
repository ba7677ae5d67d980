import { Migration } from '@mikro-orm/migrations';

/** What modules may read of each other's tables. See decision 27. */
export class M0019Views extends Migration {
  override up(): void {
    this.addSql(`
      create view people as
        select id, email, name, role, time_zone, profile_picture, disabled_at is null as is_open from users;

      create view current_coachings as
        select trainer_id, customer_id, since, began_by from coaching where ended_at is null;
    `);
  }
}
