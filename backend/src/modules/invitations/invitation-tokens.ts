import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app.config.js';
import { pages } from '../../platform/config/pages.js';
import { hashToken, Keys, randomToken } from '../../platform/keys/keys.js';
import type { Invitation, InvitationToken } from './invitation.entity.js';

/** The secrets of invitations. A hash finds one, and the sealed token shows its link again. */
@Injectable()
export class InvitationTokens {
  constructor(
    private readonly keys: Keys,
    private readonly config: AppConfig,
  ) {}

  create(): InvitationToken {
    const token = randomToken();
    return { hash: hashToken(token), sealed: this.keys.seal(token) };
  }

  tokenOf(invitation: Invitation): string {
    return this.keys.unseal(Buffer.from(invitation.tokenSealed));
  }

  urlOf(invitation: Invitation): string {
    return this.config.linkTo(pages.invitation(this.tokenOf(invitation)));
  }
}
