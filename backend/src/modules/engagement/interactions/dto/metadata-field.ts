import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { Optional } from '../../../../platform/http/fields.js';

const MAX_BYTES = 2_000;

/** PostgreSQL cannot store the character NUL or an unpaired surrogate in JSON. */
const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0');

function isFlat(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, one]) => {
    if (!isKeepable(name)) return false;
    if (typeof one === 'string') return isKeepable(one);
    return one === null || typeof one === 'boolean' || Number.isFinite(one);
  });
}

/** Additional data that a client records, with keys of its choice. */
export const MetadataField = () =>
  applyDecorators(
    ApiProperty({
      type: 'object',
      // OpenAPI allows `nullable` only beside a type, so one of the three alternatives carries it for all.
      additionalProperties: {
        oneOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'boolean' }],
      },
      nullable: true,
      selfRequired: false,
      description: `A flat object of strings, numbers, or booleans; at most ${MAX_BYTES} bytes`,
    }),
    Optional(),
    ValidateBy({
      name: 'isFlat',
      validator: {
        validate: (value) => value === null || isFlat(value),
        defaultMessage: () => 'metadata must be a flat object',
      },
    }),
    ValidateBy({
      name: 'isSmall',
      validator: {
        validate: (value) => Buffer.byteLength(JSON.stringify(value) ?? '') <= MAX_BYTES,
        defaultMessage: () => `metadata must be at most ${MAX_BYTES} bytes`,
      },
    }),
  );
