import type { FrontendConfig } from './config.ts';

export type SecurityHeaders = {
  /** The headers of everything that this server sends itself. */
  always: ReadonlyArray<readonly [string, string]>;
  /** The policy for a page whose scripts carry this nonce. */
  pagePolicy: (nonce: string) => string;
  /** The policy for a page without scripts, which allows none. */
  plainPolicy: string;
  /** The policy for a file that is opened by itself (a picture can contain scripts). */
  filePolicy: string;
  /** The policy for a service worker, which may only ask this server. */
  workerPolicy: string;
};

const features = ['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope']
  .concat(['magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'])
  .map((feature) => `${feature}=()`)
  .join(', ');

export function securityHeaders(config: FrontendConfig): SecurityHeaders {
  const overHttps = config.production && config.appUrl.protocol === 'https:';
  return {
    always: [
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'same-origin'],
      ['Permissions-Policy', features],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ...(overHttps ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as const] : []),
    ],
    pagePolicy: (nonce) => pagePolicy(config, `'self' 'nonce-${nonce}'`),
    plainPolicy: pagePolicy(config, "'none'"),
    filePolicy: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    workerPolicy: "default-src 'none'; connect-src 'self'",
  };
}

function pagePolicy(config: FrontendConfig, scripts: string): string {
  const directives = [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Vite's development server inserts <style> elements and uses a web socket.
    config.development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    config.development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}
