import { gunzipSync } from 'node:zlib';
import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/access/access.decorator.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { FromCaller } from '../../../platform/http/request.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import { DrawnFiles } from './drawn-files.js';
import { DrawingFileParams } from './dto/drawing-file.params.js';

/** A drawing opened by itself may load and run nothing. */
const POLICY = "default-src 'none'; style-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Draws what the address says. Nothing is stored, so plans can refer to it forever. The art may become better. */
@ApiTags('recipes: pictures')
@Controller('api/drawings')
export class DrawingsController {
  constructor(private readonly files: DrawnFiles) {}

  @Get(':file')
  @Public()
  @Header('Vary', 'Accept-Encoding')
  // Mail that is read on a website loads it from there.
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @Header('Content-Security-Policy', POLICY)
  @Header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=2592000')
  @ApiOperation({
    summary: 'Get the drawing of a dish that its address describes',
    description: 'As SVG, or as a small PNG for programs that show no SVG, such as those for mail.',
  })
  @ApiProduces('image/svg+xml', 'image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @FailsWith(400, 404, 503)
  async draw(
    @Param() { file }: DrawingFileParams,
    @Headers('accept-encoding') accepted = '',
    @FromCaller() { address }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const text = file.slice(0, file.lastIndexOf('.'));
    const isPng = file.endsWith('.png');
    const picture = isPng ? await this.files.png(text, networkOf(address)) : this.files.packedSvg(text);
    if (!picture) throw new NotFoundError('Drawing not found');
    reply.header('Content-Type', isPng ? 'image/png' : 'image/svg+xml');
    if (isPng) return picture;
    if (!/\bgzip\b/i.test(accepted)) return gunzipSync(picture);
    reply.header('Content-Encoding', 'gzip');
    return picture;
  }
}
