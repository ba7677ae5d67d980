import { AppError } from '../errors/app-error.js';

export class FileTooLargeError extends AppError {
  readonly code = 'too_large';
  readonly status = 413;

  constructor(field: string, message: string) {
    super(message, { fields: { [field]: [message] } });
  }
}

/** A form with a file was sent to a handler that takes none. */
export class NotAnUploadError extends AppError {
  readonly code = 'unsupported_media_type';
  readonly status = 415;

  constructor() {
    super('Send JSON with content type application/json.');
  }
}

/** Something other than a form with a file was sent to a handler that requires one. */
export class UploadExpectedError extends AppError {
  readonly code = 'unsupported_media_type';
  readonly status = 415;

  constructor() {
    super('Send a form with content type multipart/form-data.');
  }
}
