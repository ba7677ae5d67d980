import { Address, Maybe, Moment, Text, WholeNumber, YesNo } from '../../../../platform/http/answers.js';
import { redactClientName } from '../redact-client-name.js';
import type { SharedPlan } from '../shared-plan.entity.js';

/** The link of a saved plan, for its owner. */
export class ShareResponse {
  @Address() shareUrl: string;
  @Text('The name as strangers see it') planName: string;
  @WholeNumber('Each visitor counts once an hour; the owner never counts') viewCount: number;
  @Maybe(Moment('Null means it never expires')) expiresAt: string | null;
  @Moment() createdAt: string;
  @YesNo("Whether strangers see the customer's name") showClient: boolean;
  @YesNo('Whether strangers see the notes') showNotes: boolean;

  constructor(link: SharedPlan, shareUrl: string) {
    this.shareUrl = shareUrl;
    const { planName, clientName } = link.savedPlan.plan;
    this.planName = link.showsClient ? planName : redactClientName(planName, clientName);
    this.viewCount = link.viewCount;
    this.expiresAt = link.expiresAt?.toISOString() ?? null;
    this.createdAt = link.createdAt.toISOString();
    this.showClient = link.showsClient;
    this.showNotes = link.showsNotes;
  }
}

export class SharedResponse extends ShareResponse {
  @Text() message: string;

  constructor(message: string, link: SharedPlan, shareUrl: string) {
    super(link, shareUrl);
    this.message = message;
  }
}
