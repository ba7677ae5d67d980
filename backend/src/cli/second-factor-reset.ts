import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { SecondFactorQueries } from '../modules/auth/second-factor/second-factor.queries.js';
import { User } from '../modules/users/user.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { StartupError, startupMessage } from '../platform/errors/startup-error.js';
import { withOrm } from './with-orm.js';

const USAGE = 'Use: npm run second-factor:reset -- --email you@example.com';

/** For the last admin who has lost everything they could answer with. Others ask an admin. */
async function main() {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = values.email?.trim().toLowerCase() ?? '';
  if (!email) throw new StartupError(USAGE);
  const config = new Configuration([DatabaseConfig], process.env).get(DatabaseConfig);
  const factors = new SecondFactorQueries();
  await withOrm(config, (em) =>
    em.transactional(async (inside) => {
      const user = await inside.findOne(User, { email });
      if (!user) throw new StartupError(`There is no account with the email ${email}.`);
      const now = new Clock().now();
      await factors.forgetAll(inside, user.id);
      await factors.endSessions(inside, user.id);
      user.unprotect();
      const about = { subjectType: 'user', subjectId: user.id };
      inside.persist(new AuditEntry({ actorId: null, action: 'second_factor.reset', ...about, at: now }));
    }),
  );
  stdout.write(`${email} can sign in with the password alone, and has been signed out everywhere.\n`);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isUsage ? USAGE : startupMessage(error)}\n`);
  process.exit(1);
}
