import { ChoiceField, CountField, TextField, WholeNumberField } from '../../../../platform/http/fields.js';
import { AUDIENCES, type Audience, BROADCAST_KINDS, type BroadcastKind } from '../broadcast.entity.js';

const MAX_SUBJECT = 150;
const MAX_BODY = 10_000;

export class BroadcastRequest {
  @ChoiceField(BROADCAST_KINDS, {
    required: 'Please choose what it is',
    description: 'Notices go to all who have not turned them off, announcements to those who agreed to them',
  })
  kind: BroadcastKind;

  @ChoiceField(AUDIENCES, { required: 'Please choose who gets it' })
  audience: Audience;

  @TextField({
    ...{ min: 1, max: MAX_SUBJECT, required: 'Please enter a subject' },
    tooLong: `The subject must be at most ${MAX_SUBJECT} characters`,
  })
  subject: string;

  @TextField({
    ...{ min: 1, max: MAX_BODY, lines: true, required: 'Please enter the message' },
    tooLong: 'The message must be at most 10,000 characters',
    description: 'Plain text; empty lines separate paragraphs',
  })
  body: string;
}

export class SendBroadcastRequest {
  @WholeNumberField({ min: 1, max: 1_000_000, description: 'The version that you have looked at' })
  version: number;
}

export class ListBroadcastsRequest {
  @CountField({ min: 1, max: 1000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 20 }) limit: number = 20;
}
