import { ApiProperty } from '@nestjs/swagger';
import { type Principal, ROLES, type Role } from '../../../platform/access/principal.js';
import type { User } from '../../users/index.js';

/** A user with the columns that one sees of oneself, the password's among them. */
export type ShownUser = Pick<
  User,
  'id' | 'email' | 'role' | 'name' | 'profilePicture' | 'timeZone' | 'passwordHash' | 'googleId' | 'createdAt'
>;

export class UserResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty({ type: String, nullable: true })
  profilePicture: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'IANA name; null until chosen' })
  timeZone: string | null;

  @ApiProperty()
  hasPassword: boolean;

  @ApiProperty()
  googleLinked: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  static of(user: ShownUser): UserResponse {
    return Object.assign(new UserResponse(), {
      id: user.id,
      email: user.email,
      role: user.role,
      name: user.name,
      profilePicture: user.profilePicture,
      timeZone: user.timeZone,
      hasPassword: Boolean(user.passwordHash),
      googleLinked: user.googleId !== null,
      createdAt: user.createdAt.toISOString(),
    });
  }

  static ofPrincipal(principal: Principal): UserResponse {
    const { userId, sessionId: _, createdAt, ...user } = principal;
    return Object.assign(new UserResponse(), { id: userId, ...user, createdAt: createdAt.toISOString() });
  }
}
