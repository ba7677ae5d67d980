import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface Delivery {
  to: string;
  messageId: string;
}

/** A server that knows just enough of SMTP to receive mails. */
export class SmtpServer {
  readonly deliveries: Delivery[] = [];
  /** A callback for each mail that is acknowledged, before its sender can know. */
  onAccepted: (delivery: Delivery) => void = () => undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmtpServer> {
    const server = createServer();
    const smtp = new SmtpServer(server);
    // Its clients are killed in the middle of a message.
    server.on('connection', (socket) => smtp.converse(socket).catch(() => undefined));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  private async converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let to = '';
    let message: string[] | null = null;
    say('220 ready');
    for await (const line of createInterface({ input: socket })) {
      if (message && line !== '.') message.push(line);
      else if (message) {
        this.accept({ to, messageId: /^message-id: *(\S+)/im.exec(message.join('\n'))?.[1] ?? '' });
        message = null;
        say('250 accepted');
      } else if (/^rcpt to:/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say('250 ok');
      } else if (/^data$/i.test(line)) {
        message = [];
        say('354 go on');
      } else if (/^quit$/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  }

  private accept(delivery: Delivery): void {
    this.deliveries.push(delivery);
    this.onAccepted(delivery);
  }
}
