import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * A trainer's clients with nothing around them: the token's signature, the statement that loads the session, and the
 * statement that reads the clients, prepared on a pool of the same size. The rows from pg are assembled and serialized by
 * JSON.stringify.
 */
const { LIVE_SESSIONS, OWN_CUSTOMERS } = process.env;

const statement = `select o.* from (${OWN_CUSTOMERS}) as o order by o.since desc, o.id limit 500`
  .replaceAll(':trainer', '$1')
  .replaceAll(':assignable', '$2');

const rows = asking({ 'live-sessions': LIVE_SESSIONS, clients: statement });

serve(async (request) => {
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (!session) return null;
  const found = await rows('clients', [session.user_id, false]);
  return {
    customers: found.map(clientOf),
    found: found.length,
    total: found.length,
    inNeed: found.filter(({ needs }) => needs.length > 0).length,
  };
});

const clientOf = (row) => {
  const [plan = null, nextPlan = null] = row.plans ?? [];
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    profilePicture: row.picture,
    plan,
    nextPlan,
    planRemovedAt: row.removed_at?.toISOString() ?? null,
    isClosed: !row.is_open,
    firstAssignedAt: row.since.toISOString(),
    beganBy: row.began_by,
    lastWeighIn: row.weigh_in,
    lastSeenAt: row.seen_at?.toISOString() ?? null,
    needs: row.needs,
    brokenRestrictions: row.broken,
    hasMealPlan: plan !== null,
    activePlan: plan && { planName: plan.planName, savedPlanId: plan.savedPlanId },
  };
};
