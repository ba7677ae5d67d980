import { Id, Maybe, Text } from '../../../platform/http/answers.js';
import type { User } from '../user.entity.js';

export type Person = Pick<User, 'id' | 'email' | 'name'>;

/** The parts of an account that other users see. */
export class PersonResponse {
  @Id() id: string;
  @Text() email: string;
  @Maybe(Text()) name: string | null;

  constructor(user: Person) {
    this.id = user.id;
    this.email = user.email;
    this.name = user.name;
  }
}
