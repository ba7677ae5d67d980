import {
  Choice,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import {
  AUDIENCES,
  type Audience,
  BROADCAST_KINDS,
  BROADCAST_STATUSES,
  type Broadcast,
  type BroadcastKind,
  type BroadcastStatus,
} from '../broadcast.entity.js';
import type { ShownBroadcast } from '../broadcasts.service.js';

export class BroadcastResponse {
  @Id() id: string;
  @Choice(BROADCAST_KINDS) kind: BroadcastKind;
  @Choice(AUDIENCES) audience: Audience;
  @Text() subject: string;
  @Text('Plain text; empty lines separate paragraphs') body: string;
  @Choice(BROADCAST_STATUSES) status: BroadcastStatus;
  @WholeNumber('Grows with each change; sending names the version that was looked at') version: number;
  @Moment() changedAt: string;
  @Maybe(Moment('When it was confirmed')) sendingSince: string | null;
  @Maybe(Moment('When the last mail was handed to the queue')) sentAt: string | null;
  @WholeNumber('To how many it has been sent so far') recipients: number;

  constructor(broadcast: Broadcast) {
    this.id = broadcast.id;
    this.kind = broadcast.kind;
    this.audience = broadcast.audience;
    this.subject = broadcast.subject;
    this.body = broadcast.body;
    this.status = broadcast.status;
    this.version = broadcast.version;
    this.changedAt = broadcast.changedAt.toISOString();
    this.sendingSince = broadcast.sendingSince?.toISOString() ?? null;
    this.sentAt = broadcast.sentAt?.toISOString() ?? null;
    this.recipients = broadcast.recipients;
  }
}

export class ShownBroadcastResponse extends BroadcastResponse {
  @WholeNumber('How many would get it now: open accounts of the audience that want such mails') reach: number;

  constructor({ broadcast, reach }: ShownBroadcast) {
    super(broadcast);
    this.reach = reach;
  }
}

export class BroadcastsResponse {
  @ListOf(Part(BroadcastResponse), 'Those that were changed last come first') broadcasts: BroadcastResponse[];
  @WholeNumber() total: number;

  constructor([broadcasts, total]: [Broadcast[], number]) {
    this.broadcasts = broadcasts.map((broadcast) => new BroadcastResponse(broadcast));
    this.total = total;
  }
}
