import type { Caller } from '../http/caller.js';
import type { Principal } from './principal.js';

/** The platform's view of accounts. The auth module implements it. */
export abstract class Authenticator {
  /** Returns the user of an access token if its session is still alive, otherwise null. */
  abstract authenticate(accessToken: string, caller: Caller, isPageView: boolean): Promise<Principal | null>;

  /** Records that a signed-in user asked for something that their role does not allow. */
  abstract noteRefusal(principal: Principal, caller: Caller, route: string): Promise<void>;
}
