import { ACCOUNT, accountOf, LINKED_USER, LINKS_NEWEST_FIRST, linkedUserOf } from './accounts.mjs';
import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * One account for admins with nothing around it: the token's signature, the statement that loads the session, and one
 * statement each for the account, its customers, its trainers, and its history, all at once, prepared on a pool of the
 * same size.
 */
const linkedTo = (end, other) => `select ${LINKED_USER} from coaching c join users u on u.id = c.${other}
  where c.${end} = $1 and c.ended_at is null order by ${LINKS_NEWEST_FIRST}`;

const rows = asking({
  'live-sessions': process.env.LIVE_SESSIONS,
  account: `select ${ACCOUNT}, second_factor_since from users where id = $1`,
  customers: linkedTo('trainer_id', 'customer_id'),
  trainers: linkedTo('customer_id', 'trainer_id'),
  history: `select e.at, u.email, e.action, e.details from audit_log e left join users u on u.id = e.actor_id
    where e.subject_type = 'user' and e.subject_id = $1 order by e.at desc, e.id desc limit 50`,
});

serve(async (request) => {
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (session?.role !== 'admin') return null;
  const id = [request.url.split('/').at(-1)];
  const [[account], customers, trainers, history] = await Promise.all([
    rows('account', id),
    rows('customers', id),
    rows('trainers', id),
    rows('history', id),
  ]);
  return account && detailsOf(account, { customers, trainers, history });
});

const detailsOf = (account, { customers, trainers, history }) => ({
  ...accountOf(account, { trainers, customerCount: customers.length }),
  secondFactorSince: account.second_factor_since?.toISOString() ?? null,
  customers: customers.map(linkedUserOf),
  history: history.map(({ at, email, action, details }) => ({
    at: at.toISOString(),
    actorEmail: email,
    action,
    details,
  })),
});
