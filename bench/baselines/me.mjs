import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * GET /api/auth/me with nothing around it: the token's signature, the statement that loads the session, and the same
 * answer including its headers. With TOGETHER=on, requests that arrive in one turn of the event loop share a
 * statement.
 */
const { LIVE_SESSIONS, TOGETHER } = process.env;

const rows = asking({ 'live-sessions': LIVE_SESSIONS });
const find = TOGETHER === 'on' ? findTogether : findAlone;

serve(async (request) => {
  const session = await find(sessionIdOf(request));
  return session && userOf(session);
});

async function findAlone(id) {
  return (await rows('live-sessions', [[id]]))[0];
}

let next = null;

async function findTogether(id) {
  next ??= askSoon();
  next.ids.push(id);
  return (await next.sessions).get(id);
}

function askSoon() {
  const ids = [];
  const sessions = new Promise((resolve, reject) => {
    setImmediate(() => {
      next = null;
      rows('live-sessions', [ids]).then(
        (found) => resolve(new Map(found.map((row) => [row.session_id, row]))),
        reject,
      );
    });
  });
  return { ids, sessions };
}

function userOf(session) {
  return {
    id: session.user_id,
    email: session.email,
    role: session.role,
    name: session.name,
    profilePicture: session.profile_picture,
    timeZone: session.time_zone,
    hasPassword: session.has_password,
    googleLinked: session.google_linked,
    createdAt: session.created_at.toISOString(),
    mustAddSecondFactor: false,
  };
}
