import { ROLES, type Role } from '../../../platform/access/principal.js';
import { Choice, ListOf, Maybe, Part, Sometimes, Text, YesNo } from '../../../platform/http/answers.js';

class DemoAccount {
  @Choice(ROLES) role: Role;
  @Text() email: string;
  @Text() password: string;
}

export class AppInfoResponse {
  @YesNo() demo: boolean;
  @YesNo() googleEnabled: boolean;
  @ListOf(Text(), 'The password rules, to show before a password is typed') passwordRules: string[];

  @Maybe(
    Text(
      'The host of the language model that reads wishes for meal plans; null if built-in rules read them on this machine',
    ),
  )
  wishesSentTo: string | null;

  @Sometimes(ListOf(Part(DemoAccount), 'Only in demo mode')) demoAccounts?: DemoAccount[];
}
