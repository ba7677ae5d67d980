import { request } from 'node:http';

/**
 * Returns the status of a GET, or 0 without an answer. It closes the connection at once, so that it does not delay a
 * shutdown.
 */
export function statusOf(url) {
  return new Promise((resolve) => {
    request(url, { agent: false, timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('timeout', function () {
        this.destroy();
      })
      .on('error', () => resolve(0))
      .end();
  });
}
