import { ACCOUNT, accountOf, LINKED_USER, LINKS_NEWEST_FIRST } from './accounts.mjs';
import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * The newest accounts with nothing around them: the token's signature, the statement that loads the session, and one
 * statement each for the accounts, their trainers and customers, and the total, prepared on a pool of the same size.
 */
const { LIVE_SESSIONS, LIMIT } = process.env;

const rows = asking({
  'live-sessions': LIVE_SESSIONS,
  accounts: `select ${ACCOUNT} from users order by created_at desc, id limit ${LIMIT}`,
  trainers: `select c.customer_id, ${LINKED_USER} from coaching c join users u on u.id = c.trainer_id
    where c.customer_id = any($1::uuid[]) and c.ended_at is null order by ${LINKS_NEWEST_FIRST}`,
  customers: `select trainer_id, count(*)::int from coaching
    where trainer_id = any($1::uuid[]) and ended_at is null group by trainer_id`,
  total: 'select count(*)::int as total from users',
});

serve(async (request, headers) => {
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (session?.role !== 'admin') return null;
  const [accounts, [{ total }]] = await Promise.all([rows('accounts', []), rows('total', [])]);
  const ids = [accounts.map(({ id }) => id)];
  const [trainers, customers] = await Promise.all([rows('trainers', ids), rows('customers', ids)]);
  headers['X-Total-Count'] = total;
  return accounts.map((account) =>
    accountOf(account, {
      trainers: trainers.filter((row) => row.customer_id === account.id),
      customerCount: customers.find((row) => row.trainer_id === account.id)?.count ?? 0,
    }),
  );
});
