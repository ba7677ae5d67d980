import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { PartsField, SomeOfField } from '../../../platform/http/body-fields.js';
import { property, TextField } from '../../../platform/http/fields.js';
import {
  type AskedRules,
  type FieldOfKind,
  MACROS,
  MAX_CHARACTERS_OF_FOOD,
  type Macro,
} from '../../plan-model/index.js';
import { defineRuleRequest, type SentRule } from './rule-fields.js';

/** Accepts properties of plans that are sent back unchanged but are computed or known anyway. */
export const NotRead = () =>
  applyDecorators(
    anyObject('Ignored'),
    Transform(() => undefined),
  );

export const anyObject = (description: string) =>
  property({ optional: true, nullable: true, description }, { type: 'object', additionalProperties: true });

class SentExclusionRequest {
  @TextField({ min: 1, max: MAX_CHARACTERS_OF_FOOD })
  name: string;

  @NotRead()
  foodIds?: unknown;
}

type SentRules = {
  [Field in keyof AskedRules]?: Field extends FieldOfKind<'foods'> ? SentExclusionRequest[] : SentRule<Field>;
};

/** The rules in the notation of plans. */
export class SentRulesRequest extends defineRuleRequest<SentRules>({
  foods: ({ maxWords }, options) => PartsField(SentExclusionRequest, { ...options, most: maxWords }),
  mayBeNull: (rule) => rule.default === null,
}) {
  @SomeOfField(MACROS, {
    optional: true,
    description: 'Macros that nobody stated; all of them if no targets are sent',
  })
  looseMacros?: Macro[];
}
