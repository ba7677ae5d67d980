import { stdin, stdout } from 'node:process';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { PasswordHasher, passwordProblems } from '../modules/auth/index.js';
import { User } from '../modules/users/user.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { StartupError, startupMessage } from '../platform/errors/startup-error.js';
import { readHidden } from './read-hidden.js';
import { withOrm } from './with-orm.js';

const USAGE =
  'Use: npm run admin:create -- --email you@example.com (the password is asked, or read from ADMIN_PASSWORD or a pipe)';

async function main() {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const email = values.email?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartupError(USAGE);
  const password = await readPassword();
  const problems = await passwordProblems(password, email);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));

  const config = new Configuration([DatabaseConfig], process.env).get(DatabaseConfig);
  const passwordHash = await new PasswordHasher().hash(password, 'here');
  await withOrm(config, (em) =>
    em.transactional(async (inside) => {
      if (await inside.findOne(User, { email }))
        throw new StartupError(`There is an account with the email ${email} already.`);
      const now = new Clock().now();
      const admin = new User({ email, role: 'admin', passwordHash, name: values.name, now });
      const about = { subjectType: 'user', subjectId: admin.id };
      inside.persist([admin, new AuditEntry({ actorId: null, action: 'admin.created', ...about, at: now })]);
    }),
  );
  stdout.write(`${email} can sign in as an admin.\n`);
}

async function readPassword(): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD;
  // A password of several lines could not be typed into the form.
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1).join('');
  return readHidden('Password: ');
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isUsage ? USAGE : startupMessage(error)}\n`);
  process.exit(1);
}
