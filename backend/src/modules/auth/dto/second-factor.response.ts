import { Choice, ListOf, Maybe, Moment, Text, WholeNumber, YesNo } from '../../../platform/http/answers.js';
import { IDENTITY_PROOFS, type IdentityProofKind } from '../passwords/proof-of-identity.js';
import type { AppSetup } from '../second-factor/authenticator-apps.service.js';

export interface SecondFactorState {
  appSince: Date | null;
  recoveryCodesLeft: number;
  isRequired: boolean;
  confirmBy: IdentityProofKind;
}

export class SecondFactorStateResponse {
  @Maybe(Moment('Since when an app shows codes for this account')) appSince: string | null;
  @WholeNumber() recoveryCodesLeft: number;
  @YesNo('The operator asks this role for a second factor') isRequired: boolean;

  @Choice(IDENTITY_PROOFS, 'What a change takes now: nothing, the password, or signing in again')
  confirmBy: IdentityProofKind;

  constructor({ appSince, ...state }: SecondFactorState) {
    Object.assign(this, state);
    this.appSince = appSince?.toISOString() ?? null;
  }
}

export class AppSetupResponse {
  @Text('To type into an app by hand') secret: string;
  @Text('The address that apps open (otpauth)') address: string;
  @Text('The address as a picture for the camera of a phone (SVG)') picture: string;
  @Moment() endsAt: string;

  constructor({ endsAt, ...setup }: AppSetup) {
    Object.assign(this, setup);
    this.endsAt = endsAt.toISOString();
  }
}

export class FactorAddedResponse {
  @Text() message: string;

  @Maybe(ListOf(Text(), 'Ten codes for emergencies, shown this once; null if the account has some already'))
  recoveryCodes: string[] | null;

  constructor(message: string, recoveryCodes: string[] | null) {
    this.message = message;
    this.recoveryCodes = recoveryCodes;
  }
}

export class RecoveryCodesResponse {
  @ListOf(Text()) recoveryCodes: string[];

  constructor(recoveryCodes: string[]) {
    this.recoveryCodes = recoveryCodes;
  }
}
