import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * The answer to one request: a model's content or picture, an error status, any text, the first half of an answer, or
 * none until the connection ends.
 */
export type Answer =
  | Content
  | { picture: { b64_json?: string; url?: string } }
  | { status: number; retryAfter?: string; location?: string }
  | { text: string; type: string }
  | 'half'
  | 'never';

interface Content {
  content: string;
  finish?: 'stop' | 'length';
}

interface CompletionRequest {
  model: string;
  temperature: number;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema: { strict: boolean; schema: Record<string, unknown> } };
}

interface PictureRequest {
  model: string;
  prompt: string;
}

/** Implements OpenAI's chat completions and pictures, and gives the answers of each in turn, repeating the last one. */
export class OpenAiServer {
  readonly requests: CompletionRequest[] = [];
  readonly pictureRequests: PictureRequest[] = [];
  private answers: Answer[] = [];
  private paintings: Answer[] = [];
  private readonly server: Server;

  static async start(): Promise<OpenAiServer> {
    const openai = new OpenAiServer();
    await new Promise<void>((resolve) => openai.server.listen(0, '127.0.0.1', resolve));
    return openai;
  }

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  willAnswer(...answers: Answer[]): void {
    this.answers = answers;
    this.requests.length = 0;
  }

  willPaint(...answers: Answer[]): void {
    this.paintings = answers;
    this.pictureRequests.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return send(response, 404, {});
    if (request.headers.authorization !== 'Bearer what-tests-know') return send(response, 401, {});
    const body = JSON.parse(await text(request));
    if (request.url === '/v1/chat/completions') {
      this.requests.push(body);
      return void give(response, next(this.answers));
    }
    if (request.url === '/v1/images/generations') {
      this.pictureRequests.push(body);
      return void give(response, next(this.paintings));
    }
    send(response, 404, {});
  }
}

const next = (answers: Answer[]) => (answers.length > 1 ? answers.shift() : answers[0]);

function give(response: ServerResponse, answer: Answer | undefined): void {
  if (answer === undefined || answer === 'never') return;
  if (answer === 'half') sendHalf(response);
  else if ('text' in answer) response.writeHead(200, { 'Content-Type': answer.type }).end(answer.text);
  else if ('picture' in answer) send(response, 200, { created: 0, data: [answer.picture] });
  else if ('status' in answer) {
    if (answer.retryAfter) response.setHeader('Retry-After', answer.retryAfter);
    if (answer.location) response.setHeader('Location', answer.location);
    send(response, answer.status, { error: { message: 'no' } });
  } else sendContent(response, answer);
}

function sendContent(response: ServerResponse, { content, finish = 'stop' }: Content): void {
  const message = { role: 'assistant', content, refusal: null };
  const choices = [{ index: 0, finish_reason: finish, message, logprobs: null }];
  const usage = { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1_000 };
  send(response, 200, { id: 'one', object: 'chat.completion', created: 0, model: 'some', choices, usage });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Announces more than it sends, and then closes the connection. */
function sendHalf(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
  response.write('{"id":"one","choices":[{"message":{"content":"{\\"name\\":', () => response.destroy());
}
