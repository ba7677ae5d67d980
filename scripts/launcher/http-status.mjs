import { request } from 'node:http';

/** The status of a GET, 0 if no one answers. The connection is closed at once, so that it holds up no shutdown. */
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
