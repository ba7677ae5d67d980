import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * The newest accounts with nothing around them: the token's signature, the statement that loads the session, and one
 * statement each for the accounts, their trainers and customers, and the total, prepared on a pool of the same size.
 */
const { LIVE_SESSIONS, LIMIT } = process.env;

const rows = asking({
  'live-sessions': LIVE_SESSIONS,
  accounts: `select id, email, name, role, disabled_at, created_at, last_login_at from users
    order by created_at desc, id limit ${LIMIT}`,
  trainers: `select c.customer_id, t.id, t.email, t.name, t.profile_picture, c.since
    from coaching c join users t on t.id = c.trainer_id
    where c.customer_id = any($1::uuid[]) and c.ended_at is null order by c.since desc, c.id`,
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
  return accounts.map((account) => ({
    id: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    disabledAt: account.disabled_at?.toISOString() ?? null,
    createdAt: account.created_at.toISOString(),
    lastLoginAt: account.last_login_at?.toISOString() ?? null,
    trainers: trainers.filter((row) => row.customer_id === account.id).map(trainerOf),
    customerCount: customers.find((row) => row.trainer_id === account.id)?.count ?? 0,
  }));
});

const trainerOf = ({ id, email, name, profile_picture: picture, since }) => ({
  id,
  email,
  name,
  profilePicture: picture && `/api/profile-images/${picture}/large`,
  since: since.toISOString(),
});
