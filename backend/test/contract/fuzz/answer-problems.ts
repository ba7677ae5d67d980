import type { RawAnswer } from '../raw-request.ts';

const REQUIRED = ['statusCode', 'code', 'message', 'error', 'requestId'];
const ALLOWED = new Set([...REQUIRED, 'fields', 'details']);

/** Words of databases, libraries, and stack traces, which none of our answers contain. */
const FOREIGN =
  /\bat \S+ \(|\.[cm]?[jt]s:\d|node_modules|\b(select|insert into|update|delete from) \w+\b.*\b(from|values|set|where)\b|violates|syntax error|SQLSTATE|pg_|mikro|kysely|fastify|FST_|nest|class-validator|Unexpected (token|end)|JSON at position|is not a function|Cannot read|undefined|\[object|argon2|\bjwt\b/i;

/** A longer answer repeats what was sent. */
const MAX_LENGTH = 20_000;

/** Says what is wrong with the form of an answer, regardless of its content. */
export function answerProblems({ status, headers, text }: RawAnswer): string[] {
  if (status >= 500) return [`status ${status}`];
  if (status < 400) return [];
  if (text.length > MAX_LENGTH) return [`an error of ${text.length} characters`];
  const body = parsed(text);
  if (!body) return ['an error whose body is no JSON object'];
  const missing = REQUIRED.filter((name) => body[name] === undefined || body[name] === '');
  const unknown = Object.keys(body).filter((name) => !ALLOWED.has(name));
  const own = `${body.message} ${JSON.stringify(body.fields ?? {})}`;
  const wrong: [boolean, string][] = [
    [missing.length > 0, `no ${missing.join(', ')}`],
    [unknown.length > 0, `an unknown ${unknown.join(', ')}`],
    [body.statusCode !== status, `statusCode ${body.statusCode} under status ${status}`],
    [body.error !== body.message, 'an error that is not the message'],
    [!/^[a-z][a-z_]+$/.test(String(body.code)), `the code ${body.code}`],
    [!isFieldTexts(body.fields), 'fields that are not lists of texts'],
    [FOREIGN.test(own), `foreign words: ${FOREIGN.exec(own)?.[0]}`],
    [headers['x-request-id'] !== undefined && headers['x-request-id'] !== body.requestId, 'two request ids'],
    [!String(headers['content-type']).startsWith('application/json'), `the type ${headers['content-type']}`],
  ];
  return wrong.filter(([is]) => is).map(([, what]) => what);
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isFieldTexts(fields: unknown): boolean {
  if (fields === undefined) return true;
  if (fields === null || typeof fields !== 'object') return false;
  return Object.values(fields).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
}
