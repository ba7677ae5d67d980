import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  body: Buffer;
  contentType: string;
}

/** A server that knows as much of S3 as a bucket needs: signed requests by path, and objects in memory. */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /** The keys that were read, in that order. */
  readonly read: string[] = [];
  readonly server: Server;
  private readonly bucket: string;

  private constructor(bucket: string) {
    this.bucket = bucket;
    this.server = createServer(async (request, response) => {
      const body = await buffer(request);
      const [, bucketName = '', ...rest] = new URL(request.url ?? '/', 'http://s3').pathname.split('/');
      const key = decodeURIComponent(rest.join('/'));
      const refuse = (status: number, code: string) =>
        response
          .writeHead(status, { 'Content-Type': 'application/xml' })
          .end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);

      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return refuse(403, 'AccessDenied');
      if (bucketName !== this.bucket) return refuse(404, 'NoSuchBucket');
      const stored = this.objects.get(key);
      switch (request.method) {
        case 'PUT':
          this.objects.set(key, { body, contentType: request.headers['content-type'] ?? '' });
          return response.writeHead(200).end();
        case 'GET':
          if (!stored) return refuse(404, 'NoSuchKey');
          this.read.push(key);
          return response
            .writeHead(200, { 'Content-Type': stored.contentType, 'Content-Length': stored.body.length })
            .end(stored.body);
        case 'DELETE':
          this.objects.delete(key);
          return response.writeHead(204).end();
        default:
          return response.writeHead(200).end();
      }
    });
  }

  static async start(bucket: string): Promise<S3Server> {
    const s3 = new S3Server(bucket);
    await new Promise<void>((resolve) => s3.server.listen(0, '127.0.0.1', resolve));
    return s3;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
