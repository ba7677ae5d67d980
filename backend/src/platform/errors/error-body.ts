import { ApiProperty } from '@nestjs/swagger';
import { Amount, Text } from '../http/answers.js';

/** The response body of every failure. */
export class ErrorBody {
  @Amount({ example: 400 }) statusCode: number;
  @Text({ description: 'A stable code for programs', example: 'invalid_input' }) code: string;

  @Text({ description: 'A message for people', example: 'Please enter a valid email address' })
  message: string;

  @Text('Same as message') error: string;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'What is wrong with each field',
  })
  fields?: Record<string, string[]>;

  @ApiProperty({ selfRequired: false, type: 'object', additionalProperties: true })
  details?: unknown;

  @Text('Include it when you ask for help') requestId: string;
}
