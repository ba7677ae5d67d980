export type Answer = { status: number; json: unknown };

/** Asks the server. Without an answer, or with one of something in between, such as a captive portal, the status is 0. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(address, { ...init, redirect: 'manual' });
    if (answer.type === 'opaqueredirect') return { status: 401, json: null };
    const text = await answer.text();
    return { status: answer.status, json: answer.ok || answer.status === 400 ? JSON.parse(text) : null };
  } catch {
    return { status: 0, json: null };
  }
}
