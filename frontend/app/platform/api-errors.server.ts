import type { components } from '#openapi/schema';
import { fieldLabels } from './field-labels.server';
import type { ThrownProblem } from './problem';

type ErrorBody = components['schemas']['ErrorBody'];

/** A decoded refusal of the API: what to show at each field and what to show for the whole form. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string[]>>;
  /** Machine-readable details in addition to the message. */
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter: string | null = null) {
    super(body.message || 'An unexpected error occurred');
    this.name = 'ApiFailure';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.fields = Object.fromEntries(
      Object.entries(body.fields ?? {}).map(([name, texts]) => [
        name,
        texts.map((text) => inWords(text, name)),
      ]),
    );
    this.details = body.details ?? null;
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) || null : null;
  }

  get isPassing(): boolean {
    return this.status === 429 || this.status >= 500;
  }

  /** Returns the same refusal with the names of the form's fields, because a form is flat while the API nests. */
  withFieldNames(nameInForm: (nameInApi: string) => string): ApiFailure {
    const { status, code, message, details, retryAfterSeconds } = this;
    const fields = Object.entries(this.fields).map(([name, problems]) => [nameInForm(name), problems]);
    const body = { code, message, fields: Object.fromEntries(fields), details: details ?? undefined };
    return new ApiFailure(status, body, retryAfterSeconds === null ? null : String(retryAfterSeconds));
  }
}

/** Calls the field what the form calls it where a general rule of the API spells it: "targetDate must be a date". */
function inWords(text: string, field: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = fieldLabels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
  if (text.startsWith(`${name} `)) return label + text.slice(name.length);
  return text.replace(` of ${name} `, ` of ${words} `);
}

export type ApiResult<T> = { data?: T; error?: unknown; response: Response };

/** Decodes why the API refused. `general` is used if the API gives no reason of its own. */
export function failureOf({ error, response }: ApiResult<unknown>, general?: string): ApiFailure {
  const body = typeof error === 'object' && error !== null ? (error as Partial<ErrorBody>) : {};
  const hasReason = body.message && body.code !== 'unexpected';
  const told = general && !hasReason ? { ...body, message: general } : body;
  return new ApiFailure(response.status, told, response.headers.get('retry-after'));
}

/** Returns the data of a call without which the page makes no sense, or throws to the error page. */
export function dataOf<T>(result: ApiResult<T>, requestId: string, general?: string): T {
  if (result.response.ok && result.data !== undefined) return result.data;
  throw errorPage(failureOf(result, general), requestId);
}

const NO_PAGE = 'The page you are looking for does not exist or has been moved.';

/** A row that the API does not find may be one that was deleted while its page was open. */
const missing = ({ status }: ApiFailure): string =>
  status === 404
    ? `${NO_PAGE} What it was about may have been deleted meanwhile, perhaps on another device.`
    : NO_PAGE;

export function errorPage(failure: ApiFailure, requestId: string): Response {
  const message = failure.status === 404 || failure.status === 400 ? missing(failure) : failure.message;
  const problem: ThrownProblem = { message, requestId };
  const headers = failure.retryAfterSeconds
    ? { 'Retry-After': String(failure.retryAfterSeconds) }
    : undefined;
  // If the API refuses a request as malformed, the page's address was malformed, so there is no such page.
  const status = failure.status === 400 ? 404 : failure.status;
  return Response.json(problem, { status, headers });
}

export function pageNotFound(requestId: string): Response {
  const problem: ThrownProblem = { message: NO_PAGE, requestId };
  return Response.json(problem, { status: 404 });
}
