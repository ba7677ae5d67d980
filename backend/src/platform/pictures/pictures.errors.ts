import { InvalidInputError } from '../errors/app-error.js';

/** The text stands beside the field that the picture was chosen in. */
export class PictureError extends InvalidInputError {
  constructor(message = 'This image could not be read. Please select another one.') {
    super({ picture: [message] });
  }
}
