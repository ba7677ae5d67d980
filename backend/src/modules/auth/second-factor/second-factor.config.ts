import { z } from 'zod';
import type { Role } from '../../../platform/access/principal.js';
import { configSection } from '../../../platform/config/config-section.js';

const schema = z.object({
  REQUIRE_ADMIN_SECOND_FACTOR: z.enum(['on', 'off']).default('off'),
});

export class SecondFactorConfig extends configSection(schema) {
  isRequiredOf(role: Role): boolean {
    return role === 'admin' && this.REQUIRE_ADMIN_SECOND_FACTOR === 'on';
  }
}
