import type { ServerResponse } from 'node:http';

type PlainPage = { status: number; title: string; text: string; requestId: string; nonce: string };

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; }
main { max-width: 32rem; padding: 24px; }
h1 { font-size: 24px; line-height: 32px; }
small { opacity: 0.75; }`;

/**
 * Sends a page that depends on nothing else, for requests that are refused before the application or fail outside it.
 */
export function sendPlainPage(response: ServerResponse, page: PlainPage): void {
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} - Mealwright</title>
<style nonce="${page.nonce}">${style}</style>
</head>
<body>
<main>
<h1>${page.title}</h1>
<p>${page.text}</p>
<p><a href="/">Return Home</a></p>
<p><small>Request ${page.requestId}</small></p>
</main>
</body>
</html>
`;
  response.writeHead(page.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${page.nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
  });
  response.end(html);
}
