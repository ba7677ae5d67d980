import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';

const DESCRIPTION = `Mealwright's pages do everything through these calls.

Sign in with \`POST /api/auth/login\` and send \`Authorization: Bearer <accessToken>\`. The token lasts 15 minutes;
\`POST /api/auth/refresh_token\` with the cookie of the sign-in brings the next one.

Every failure has the same body: \`{ statusCode, code, message, error, fields?, details?, requestId }\`. \`code\` is stable.`;

export function apiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Mealwright')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'The installation that serves this document')
    .addBearerAuth()
    .addGlobalResponse({
      status: 'default',
      description: 'Any other failure (415, 429, 500, 503 …)',
      type: ErrorBody,
    })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return sorted(withPublicOperations(document)) as OpenAPIObject;
}

/** Nest omits the security of an operation without a token. An empty list says that it is open on purpose. */
function withPublicOperations(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, { security: [], ...operation }]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Sorts the document, so that the order of imports does not matter and a diff shows only what changed. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
