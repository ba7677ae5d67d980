import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { hashToken, randomToken } from '../../../platform/keys/keys.js';

type Purpose = 'google_sign_in' | 'google_link';

interface NewCode {
  purpose: Purpose;
  userId: string | null;
  googleId: string | null;
  browser: string;
}

/** A sign-in completes by itself; linking waits for someone who reads what they are about to link. */
const MINUTES: Record<Purpose, number> = { google_sign_in: 1, google_link: 10 };

/** Passes something through an address bar: good once, for a short while, in the browser that began. */
@Injectable()
export class OneTimeCodeQueries {
  constructor(private readonly sql: Sql) {}

  async create({ purpose, userId, googleId, browser }: NewCode): Promise<string> {
    const code = randomToken();
    await this.sql.rows(
      `insert into one_time_codes (code_hash, purpose, user_id, google_id, browser_hash, expires_at)
       values (:code, :purpose, :userId, :googleId, :browser, now() + make_interval(mins => :minutes))`,
      {
        ...{ code: hashToken(code), purpose, userId, googleId, browser: hashToken(browser) },
        minutes: MINUTES[purpose],
      },
    );
    return code;
  }

  /** Deleting is using: a second try finds nothing, whatever became of the first. */
  async use(
    code: string,
    purpose: Purpose,
    browser: string,
  ): Promise<{ userId: string | null; googleId: string | null } | null> {
    const row = await this.sql.row<{ user_id: string | null; google_id: string | null; valid: boolean }>(
      `delete from one_time_codes where code_hash = :code
       returning user_id, google_id, purpose = :purpose and browser_hash = :browser and expires_at > now() as valid`,
      { code: hashToken(code), purpose, browser: hashToken(browser) },
    );
    return row?.valid ? { userId: row.user_id, googleId: row.google_id } : null;
  }
}
