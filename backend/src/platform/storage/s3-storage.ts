import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { StorageConfig } from './storage.config.js';
import { assertKey, type OpenedFile, Storage, type StoredFile } from './storage.js';

export class S3Storage extends Storage {
  private connected?: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }>;

  constructor(private readonly config: StorageConfig) {
    super();
  }

  async put(key: string, file: StoredFile) {
    assertKey(key);
    const { sdk, client } = await this.connect();
    await client.send(
      new sdk.PutObjectCommand({ ...this.at(key), Body: file.body, ContentType: file.contentType }),
    );
  }

  async get(key: string): Promise<StoredFile | null> {
    assertKey(key);
    const { sdk, client } = await this.connect();
    try {
      const object = await client.send(new sdk.GetObjectCommand(this.at(key)));
      const body = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      return { body, contentType: object.ContentType ?? 'application/octet-stream' };
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null;
      throw error;
    }
  }

  async putFrom(key: string, path: string, contentType: string) {
    assertKey(key);
    const { sdk, client } = await this.connect();
    const { size } = await stat(path);
    await client.send(
      new sdk.PutObjectCommand({
        ...this.at(key),
        ...{ Body: createReadStream(path), ContentLength: size, ContentType: contentType },
      }),
    );
  }

  async open(key: string): Promise<OpenedFile | null> {
    assertKey(key);
    const { sdk, client } = await this.connect();
    try {
      const object = await client.send(new sdk.GetObjectCommand(this.at(key)));
      return { stream: object.Body as Readable, bytes: object.ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null;
      throw error;
    }
  }

  async delete(key: string) {
    assertKey(key);
    const { sdk, client } = await this.connect();
    await client.send(new sdk.DeleteObjectCommand(this.at(key)));
  }

  async check() {
    const { sdk, client } = await this.connect();
    await client.send(new sdk.HeadBucketCommand({ Bucket: this.config.S3_BUCKET }));
  }

  private at(key: string) {
    return { Bucket: this.config.S3_BUCKET, Key: key };
  }

  /** The client library is large, so it is loaded only if files are stored in S3. */
  private connect() {
    this.connected ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region: this.config.S3_REGION,
        endpoint: this.config.S3_ENDPOINT,
        forcePathStyle: this.config.S3_ENDPOINT !== undefined,
        credentials: {
          accessKeyId: this.config.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: this.config.S3_SECRET_ACCESS_KEY ?? '',
        },
        maxAttempts: 3,
        // The client would wrap each stream in a format of its own to add a checksum, which not every compatible store reads.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return this.connected;
  }
}
