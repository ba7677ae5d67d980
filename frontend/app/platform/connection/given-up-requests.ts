/**
 * Remix reads an answer to its end in a promise that nobody handles. When the page is left before that end has
 * arrived, the browser would report the request that was given up as an error of the page.
 */
export function expectGivenUpRequests(page: Window): void {
  page.addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
}
