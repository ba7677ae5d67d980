import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * One account for admins with nothing around it: the token's signature, the statement that loads the session, and one
 * statement each for the account, its customers, its trainers, and its history, all at once, prepared on a pool of the
 * same size.
 */
const linkedTo = (end, other) => `select u.id, u.email, u.name, u.profile_picture, c.since
  from coaching c join users u on u.id = c.${other} where c.${end} = $1 and c.ended_at is null
  order by c.since desc, c.id`;

const rows = asking({
  'live-sessions': process.env.LIVE_SESSIONS,
  account: `select id, email, name, role, disabled_at, created_at, last_login_at, second_factor_since
    from users where id = $1`,
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
  return account && accountOf(account, { customers, trainers, history });
});

const accountOf = (account, { customers, trainers, history }) => ({
  id: account.id,
  email: account.email,
  name: account.name,
  role: account.role,
  disabledAt: account.disabled_at?.toISOString() ?? null,
  createdAt: account.created_at.toISOString(),
  lastLoginAt: account.last_login_at?.toISOString() ?? null,
  trainers: trainers.map(linkedUserOf),
  customerCount: customers.length,
  secondFactorSince: account.second_factor_since?.toISOString() ?? null,
  customers: customers.map(linkedUserOf),
  history: history.map(({ at, email, action, details }) => ({
    at: at.toISOString(),
    actorEmail: email,
    action,
    details,
  })),
});

const linkedUserOf = ({ id, email, name, profile_picture: picture, since }) => ({
  id,
  email,
  name,
  profilePicture: picture && `/api/profile-images/${picture}/large`,
  since: since.toISOString(),
});
