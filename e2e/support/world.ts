import { join } from 'node:path';
import { Mailbox } from '../../backend/test/support/mailbox.ts';
import { internalSecretOf } from '../../frontend/server/internal-secret.ts';
import { type ApiClient, createApiClient } from '../../openapi/src/client.ts';
import { product } from './product.ts';

export const PASSWORD = 'Br1ght&early';

export interface Person {
  email: string;
  role: 'trainer' | 'customer';
  token: string;
  api: ApiClient;
}

let made = 0;
const run = `${process.env.JEST_WORKER_ID ?? 0}-${Date.now().toString(36)}`;

export const newAddress = (who: string): string => {
  made += 1;
  return `${who}-${run}-${made}@example.org`;
};

/** Each from an address of its own, so that no journey uses up the limits of another. */
function callerHeaders(): Record<string, string> {
  made += 1;
  const address = `10.${process.env.JEST_WORKER_ID ?? 0}.${(made >> 8) & 255}.${made & 255}`;
  return { 'X-Internal-Secret': internalSecretOf(product.secret), 'X-Forwarded-For': address };
}

/** State that a journey needs and is not about, made through the API. */
export async function person(role: 'trainer' | 'customer', email = newAddress(role)): Promise<Person> {
  const anybody = createApiClient({ baseUrl: product.apiUrl, headers: callerHeaders() });
  const { data, response } = await anybody.POST('/api/auth/register', {
    body: { email, password: PASSWORD, role },
  });
  if (!data) throw new Error(`${email} could not register: ${response.status}`);
  const token = data.data.accessToken;
  return { email, role, token, api: createApiClient({ baseUrl: product.apiUrl, token }) };
}

export async function invitation(
  trainer: Person,
  customerEmail: string,
): Promise<{ id: string; url: string; token: string }> {
  const { data } = await trainer.api.POST('/api/invitations/send', { body: { customerEmail } });
  const sent = data?.data.invitation;
  if (!sent?.url || !sent.token) throw new Error(`${customerEmail} could not be invited`);
  return { id: sent.id, url: sent.url, token: sent.token };
}

export const mailbox = new Mailbox(join(product.dataDir ?? '', 'outbox'));
