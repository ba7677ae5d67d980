import { Injectable } from '@nestjs/common';

type EventClass<Event> = abstract new (...args: never[]) => Event;
type Handler<Event> = (event: Event) => Promise<void>;

/**
 * Lets a module tell modules of later rows that something happened. Handlers run at once in the publisher's
 * transaction, so a handler that throws rolls everything back.
 */
@Injectable()
export class DomainEvents {
  private readonly handlers = new Map<unknown, Handler<never>[]>();

  on<Event>(event: EventClass<Event>, handler: Handler<Event>): void {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler]);
  }

  async publish(event: object): Promise<void> {
    for (const handler of this.handlers.get(event.constructor) ?? []) await handler(event as never);
  }
}
