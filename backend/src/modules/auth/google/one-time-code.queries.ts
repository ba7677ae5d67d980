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

/** Signing in completes automatically. Linking waits for a person, who reads what they are about to link. */
const MINUTES: Record<Purpose, number> = { google_sign_in: 1, google_link: 10 };

/**
 * Passes data through an address bar with a code that works once, for a short time, in the browser that began the
 * flow.
 */
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

  /** Redeeming deletes the code, so a second attempt finds nothing whatever the outcome of the first. */
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
