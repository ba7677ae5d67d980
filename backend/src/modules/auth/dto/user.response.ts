import { type Principal, ROLES, type Role } from '../../../platform/access/principal.js';
import { Choice, Id, Maybe, Moment, Text, YesNo } from '../../../platform/http/answers.js';
import { pictureAddress, type User } from '../../users/index.js';

/** The columns that users see of their own account. The password's hash is needed to say whether there is one. */
export type ShownUser = Pick<
  User,
  | 'id'
  | 'email'
  | 'role'
  | 'name'
  | 'profilePicture'
  | 'timeZone'
  | 'passwordHash'
  | 'googleId'
  | 'createdAt'
  | 'eraseAfter'
>;

export class UserResponse {
  @Id() id: string;
  @Text() email: string;
  @Choice(ROLES) role: Role;
  @Maybe(Text()) name: string | null;
  @Maybe(Text('The address of the large file, which needs a session')) profilePicture: string | null;
  @Maybe(Text('IANA name; null until chosen')) timeZone: string | null;
  @YesNo() hasPassword: boolean;
  @YesNo() googleLinked: boolean;
  @Moment() createdAt: string;

  static of(user: ShownUser): UserResponse {
    return Object.assign(new UserResponse(), {
      id: user.id,
      email: user.email,
      role: user.role,
      name: user.name,
      profilePicture: pictureAddress(user.profilePicture),
      timeZone: user.timeZone,
      hasPassword: Boolean(user.passwordHash),
      googleLinked: user.googleId !== null,
      createdAt: user.createdAt.toISOString(),
    });
  }

  static ofPrincipal(principal: Principal): UserResponse {
    const { email, role, name, timeZone, hasPassword, googleLinked } = principal;
    return Object.assign(new UserResponse(), {
      id: principal.userId,
      ...{ email, role, name, timeZone, hasPassword, googleLinked },
      profilePicture: pictureAddress(principal.profilePicture),
      createdAt: principal.createdAt.toISOString(),
    });
  }
}

/** The signed-in user, with what their session still has to do. */
export class MeResponse extends UserResponse {
  @YesNo('The operator requires a second factor of admins; until they add one, most operations answer 403')
  mustAddSecondFactor: boolean;

  constructor(principal: Principal) {
    super();
    Object.assign(this, UserResponse.ofPrincipal(principal));
    this.mustAddSecondFactor = principal.mustAddSecondFactor;
  }
}
