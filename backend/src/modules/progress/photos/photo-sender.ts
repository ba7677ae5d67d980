import { applyDecorators, Header, Injectable } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PhotoSize } from '../../../platform/pictures/photo-sizes.js';
import type { Photo } from './photo.entity.js';
import { PhotoFiles } from './photo-files.js';

/** Marks a handler that sends a file of a photo. A cache keeps it for one user and asks before each use. */
export const SendsPhoto = () =>
  applyDecorators(
    Header('Cache-Control', 'private, no-cache'),
    Header('Accept-Ranges', 'none'),
    ApiProduces('image/webp'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );

/** Sends files of photos that the caller may see, which the handler has just asked. */
@Injectable()
export class PhotoSender {
  constructor(private readonly files: PhotoFiles) {}

  /** Answers 304 if the reader has the file already. Files never change, so the ID and size tell them apart. */
  async send(
    { id }: Photo,
    size: PhotoSize,
    { headers }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const tag = `"${id}-${size}"`;
    reply.header('ETag', tag);
    if (isNamed(headers['if-none-match'], tag)) {
      reply.status(304);
      return;
    }
    const { body, contentType } = await this.files.read(id, size);
    reply.header('Content-Type', contentType);
    return body;
  }
}

/** Compares as RFC 9110 says: a weak tag of the same file counts, too. */
const isNamed = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
