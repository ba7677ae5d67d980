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

  @ApiProperty({ type: [DemoAccount], required: false, description: 'In demo mode only' })
  demoAccounts?: DemoAccount[];
}
