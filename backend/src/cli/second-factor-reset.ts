import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { secondFactorResetMail } from '../modules/auth/second-factor/mails/second-factor-mails.js';
import { SecondFactorQueries } from '../modules/auth/second-factor/second-factor.queries.js';
import { securityNotice } from '../modules/auth/security-mails/security-notice.js';
import { User } from '../modules/users/user.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { noteSecurityEvent } from '../platform/audit/security-log.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app.config.js';
import { Configuration } from '../platform/config/configuration.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { StartupError, startupMessage } from '../platform/errors/startup-error.js';
import type { Mailer } from '../platform/mail/mailer.js';
import { withMailer } from './with-mailer.js';
import { withOrm } from './with-orm.js';

const USAGE = 'Use: npm run second-factor:reset -- --email you@example.com';

/** The caller that the security events of the account name for this command. */
const COMMAND = { address: null, requestId: null, userAgent: 'command-line' };

/** This command helps the last admin who has lost everything they could answer with. Others ask an admin. */
async function main() {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = values.email?.trim().toLowerCase() ?? '';
  if (!email) throw new StartupError(USAGE);
  const configuration = new Configuration([DatabaseConfig, AppConfig], process.env);
  const [database, app] = [configuration.get(DatabaseConfig), configuration.get(AppConfig)];
  await withOrm(database, (em) =>
    withMailer(database, app, (mailer) =>
      em.transactional(async (inside) => {
        const user = await inside.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (!user) throw new StartupError(`There is no account with the email ${email}.`);
        await reset(inside, user, mailer, app);
      }),
    ),
  );
  stdout.write(`${email} can sign in with the password alone, and has been signed out everywhere.\n`);
}

/** Leaves the same traces as the page on which admins do this: a mail, a security event, and an audit entry. */
async function reset(em: EntityManager, user: User, mailer: Mailer, app: AppConfig): Promise<void> {
  const now = new Clock().now();
  const factors = new SecondFactorQueries();
  await factors.forgetAll(em, user.id);
  await factors.endSessions(em, user.id);
  user.unprotect();
  const about = { subjectType: 'user', subjectId: user.id };
  em.persist(new AuditEntry({ actorId: null, action: 'second_factor.reset', ...about, at: now }));
  await noteSecurityEvent(em, { type: 'second_factor_reset', caller: COMMAND, userId: user.id });
  const notice = securityNotice(app, user.timeZone, now);
  await mailer.send(em, secondFactorResetMail, { email: user.email, userId: user.id }, notice);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isUsage ? USAGE : startupMessage(error)}\n`);
  process.exit(1);
}
