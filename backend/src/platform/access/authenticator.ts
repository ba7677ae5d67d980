import type { Caller } from '../http/caller.js';
import type { Principal } from './principal.js';

/** What the platform asks of whoever knows accounts; the auth module provides it. */
export abstract class Authenticator {
  /** The user behind an access token whose session lives, or null. */
  abstract authenticate(accessToken: string, caller: Caller, isPageView: boolean): Promise<Principal | null>;

  /** Someone signed in asked for what their role does not allow. */
  abstract noteRefusal(principal: Principal, caller: Caller, route: string): Promise<void>;
}
