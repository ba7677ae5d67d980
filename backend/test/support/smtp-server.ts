import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Receives mails as an SMTP server does, without forwarding them. */
export class SmtpServer {
  /** The raw messages. */
  readonly received: string[] = [];
  /** Refuses this many of the next mails with "try again later". */
  refusals = 0;
  /** Takes no mail for this address, now or later. */
  unknownAddress: string | null = null;
  /** Accepts connections and never says a word. */
  isSilent = false;
  private readonly server: Server = createServer((socket) => {
    this.talk(socket).catch(() => socket.destroy());
  });

  static async start(): Promise<SmtpServer> {
    const smtp = new SmtpServer();
    await new Promise<void>((resolve) => smtp.server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async talk(socket: Socket) {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: string[] | null = null;
    if (this.isSilent) return;
    say('220 test');
    for await (const line of createInterface({ input: socket })) {
      if (mail && line === '.') {
        this.received.push(mail.join('\n'));
        mail = null;
        say('250 taken');
      } else if (mail) {
        mail.push(line.replace(/^\.\./, '.'));
      } else if (/^MAIL/i.test(line) && this.refusals > 0) {
        this.refusals -= 1;
        say('451 try again later');
      } else if (/^RCPT/i.test(line) && this.unknownAddress && line.includes(this.unknownAddress)) {
        say('550 no such user');
      } else if (/^DATA/i.test(line)) {
        mail = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 ok');
      }
    }
  }
}
