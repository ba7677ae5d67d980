import { asking, serveText, sessionIdOf } from './bare-server.mjs';

/**
 * The kept figures with nothing around them: the token's signature, the statement that loads the session, and the statement
 * that reads the answer as text.
 */
const { LIVE_SESSIONS } = process.env;

const rows = asking({
  'live-sessions': LIVE_SESSIONS,
  kept: 'select body from analytics_results where name = $1',
});

serveText(async (request) => {
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (session?.role !== 'admin') return null;
  return (await rows('kept', ['metrics']))[0]?.body ?? null;
});
