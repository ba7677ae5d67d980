import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

/** Marks a handler that reads a form with one file in this field (see read-file.ts). */
export const TakesFile = (field: string, description: string) =>
  applyDecorators(
    RouteConfig({ takesFile: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      required: true,
      schema: {
        type: 'object',
        properties: { [field]: { type: 'string', format: 'binary', description } },
        required: [field],
      },
    }),
  );
