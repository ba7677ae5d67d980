import { Problem } from '../../scripts/launcher/problem.mjs';

/** Signs in through the page's own form. Resolves to the Cookie header of the session. */
export async function signIn(site, { email, password }, { origin = site } = {}) {
  const response = await fetch(`${site}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ email, password }),
  });
  if (response.status !== 302) throw new Problem(`${email} cannot sign in: ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Signs in through the API. Resolves to the access token. */
export async function tokenOf(site, { email, password }) {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Problem(`${email} cannot sign in: ${response.status}.`);
  return (await response.json()).data.accessToken;
}
