import { z } from 'zod';
import type { components } from '#openapi/schema';
import { text } from '~/platform/forms.server';

type BroadcastRequest = components['schemas']['BroadcastRequest'];

export const broadcastSchema = z.object({ kind: text, audience: text, subject: text, body: text });

/** The API says which kinds and audiences there are. */
export const broadcastFrom = (form: z.output<typeof broadcastSchema>): BroadcastRequest =>
  form as BroadcastRequest;
