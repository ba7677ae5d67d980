import { Migration } from '@mikro-orm/migrations';

/** Adds the customers' consents to keeping health data (decision 40). Rows are only added and taken back. */
export class M0027HealthConsents extends Migration {
  override up(): void {
    this.addSql(`
      create table health_consents (
        id uuid primary key,
        customer_id uuid not null references users on delete cascade,
        -- The version of the sentence that the customer agreed to.
        wording integer not null,
        agreed_at timestamptz not null,
        taken_back_at timestamptz
      );
      create unique index health_consents_one_current on health_consents (customer_id) where taken_back_at is null;
      create index health_consents_of_customer on health_consents (customer_id);
    `);
  }
}
