import { Text } from './answers.js';

/** The response of operations that have nothing to return but a message. */
export class MessageResponse {
  @Text() message: string;

  constructor(message: string) {
    this.message = message;
  }
}
