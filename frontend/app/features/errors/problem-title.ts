import { isRouteErrorResponse } from '@remix-run/react';

const titles: Record<number, string> = {
  400: 'Bad Request',
  403: 'Not Allowed',
  404: 'Page Not Found',
  405: 'Not Possible Here',
  429: 'Too Many Requests',
  503: 'Not Available Right Now',
};

export function problemTitle(error: unknown): string {
  const known = isRouteErrorResponse(error) ? titles[error.status] : undefined;
  return known ?? 'Something Went Wrong';
}
