import { mailPath } from '~/paths/emails';
import { pageIn, searchIn } from '~/platform/page-number';
import { type LoggedMail, mailKinds, mailStatuses } from './mail-words';

export type MailFilters = {
  search?: string | undefined;
  status?: LoggedMail['status'] | undefined;
  kind?: LoggedMail['kind'] | undefined;
  page: number;
};

/** Reads filters from an address. Invalid values count as not set. */
export function mailFiltersFrom(params: URLSearchParams): MailFilters {
  return {
    search: searchIn(params, 200) || undefined,
    status: mailStatuses.find(({ value }) => value === params.get('status'))?.value,
    kind: mailKinds.find(({ value }) => value === params.get('kind'))?.value,
    page: pageIn(params),
  };
}

export function mailPathWith({ page, ...filters }: MailFilters): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${mailPath}?${params}` : mailPath;
}
