import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../platform/access/principal.js';

class DemoAccount {
  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiProperty()
  email: string;

  @ApiProperty()
  password: string;
}

export class AppInfoResponse {
  @ApiProperty()
  demo: boolean;

  @ApiProperty()
  googleEnabled: boolean;

  @ApiProperty({
    type: [String],
    description: 'The password rules, to show before a password is typed',
  })
  passwordRules: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Where a language model reads wishes for meal plans; null where built-in rules do, on this machine',
  })
  wishesSentTo: string | null;

  @ApiProperty({ type: [DemoAccount], required: false, description: 'Only in demo mode' })
  demoAccounts?: DemoAccount[];
}
