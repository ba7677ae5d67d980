import { ApiProperty } from '@nestjs/swagger';
import type { User } from '../user.entity.js';

export type Person = Pick<User, 'id' | 'email' | 'name'>;

/** How an account is shown to others. */
export class PersonResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  constructor(user: Person) {
    this.id = user.id;
    this.email = user.email;
    this.name = user.name;
  }
}
