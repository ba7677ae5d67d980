import { ApiProperty } from '@nestjs/swagger';

/** The one body of every failure. */
export class ErrorBody {
  @ApiProperty({ example: 400 })
  statusCode: number;

  @ApiProperty({ description: 'A stable code for programs', example: 'invalid_input' })
  code: string;

  @ApiProperty({ description: 'A message for people', example: 'Please enter a valid email address' })
  message: string;

  @ApiProperty({ description: 'Same as message' })
  error: string;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'What is wrong with each field',
  })
  fields?: Record<string, string[]>;

  @ApiProperty({ selfRequired: false, type: 'object', additionalProperties: true })
  details?: unknown;

  @ApiProperty({ description: 'Include it when you ask for help' })
  requestId: string;
}
