import { ApiProperty } from '@nestjs/swagger';

/** What is answered where there is nothing else to say. */
export class MessageResponse {
  @ApiProperty()
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}
