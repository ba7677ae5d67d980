/** What the API hands out as a file, passed on as it comes: nothing of it is held here. */
export function download(answer: Response): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of ['Content-Type', 'Content-Disposition']) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
