import { Choice, Maybe, Moment, Part, Text, WholeNumber } from '../../../platform/http/answers.js';
import { IDENTITY_PROOFS, type IdentityProofKind } from '../../auth/index.js';
import { DOWNLOAD_STATUSES, type Download, type DownloadStatus } from '../download.entity.js';

export class DownloadResponse {
  @Choice(DOWNLOAD_STATUSES) status: DownloadStatus;
  @Maybe(WholeNumber('The size of the file, once it is done')) bytes: number | null;
  @Moment() createdAt: string;
  @Maybe(Moment('Until when it is kept, once it has ended')) expiresAt: string | null;

  constructor({ status, bytes, createdAt, expiresAt }: Download) {
    this.status = status;
    this.bytes = bytes;
    this.createdAt = createdAt.toISOString();
    this.expiresAt = expiresAt?.toISOString() ?? null;
  }
}

export class OwnDataResponse {
  @Maybe(Part(DownloadResponse, 'The last download, for a day after its end'))
  download: DownloadResponse | null;

  @Choice(IDENTITY_PROOFS, 'What deleting the account takes now: nothing, the password, or signing in again')
  deletionTakes: IdentityProofKind;

  constructor(found: Download | null, deletionTakes: IdentityProofKind) {
    this.deletionTakes = deletionTakes;
    this.download = found && new DownloadResponse(found);
  }
}

export class DeletionResponse {
  @Text() message: string;
  @Moment('When everything is deleted, unless you sign in before') eraseAfter: string;

  constructor(eraseAfter: Date) {
    this.message =
      'Your account is locked and will be deleted in 7 days. Signing in before then takes that back.';
    this.eraseAfter = eraseAfter.toISOString();
  }
}
