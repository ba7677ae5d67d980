import { AppError } from '../errors/app-error.js';

/**
 * Everything that is not public gets the same answer, which does not reveal whether it exists, listens, or responds.
 */
const TEXTS = {
  not_a_web_address: 'it is not the address of a public web page',
  not_public: 'there is no public site there',
  unreachable: 'the site did not answer',
  too_slow: 'the site took too long',
  too_large: 'the page is larger than 2 MB',
  too_many_redirects: 'it leads from one address to the next',
  refused: 'the site refused access to this page',
  not_a_page: 'there is no web page there',
} as const;

export type FetchProblem = keyof typeof TEXTS;

export class NotFetchedError extends AppError {
  readonly code = 'address_not_fetched';
  readonly status = 422;

  constructor(readonly reason: FetchProblem) {
    super(`This address cannot be fetched: ${TEXTS[reason]}.`, { details: { reason } });
  }
}
