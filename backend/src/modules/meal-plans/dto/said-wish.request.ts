import { PartsField } from '../../../platform/http/body-fields.js';
import { ChoiceField, TextField, WordsField, YesNoField } from '../../../platform/http/fields.js';
import { MAX_CHARACTERS, type NotTaken, type SaidValue, type SaidWish } from '../../wish-reader/index.js';

export const MAX_SAID_PARTS = 60;
const MAX_PART_CHARACTERS = 1000;

const PartText = (min = 0) => TextField({ min, max: MAX_PART_CHARACTERS, lines: true });

class SaidValueRequest implements SaidValue {
  @TextField({ min: 1, max: 50 }) field: string;
  @PartText() value: string;
  @ChoiceField(['text', 'assumed'] as const) from: SaidValue['from'];
  @PartText() quote: string;
}

class NotTakenRequest implements NotTaken {
  @PartText(1) words: string;
  @PartText() why: string;
  @YesNoField() mustAsk: boolean;
}

/** The plain words from before the form was sent, which are stored with the plan. */
export class SaidWishRequest implements SaidWish {
  @TextField({ min: 1, max: MAX_CHARACTERS, lines: true }) text: string;
  @ChoiceField(['rules', 'model'] as const) readBy: SaidWish['readBy'];
  @PartsField(SaidValueRequest, { most: MAX_SAID_PARTS }) values: SaidValueRequest[];
  @PartsField(NotTakenRequest, { most: MAX_SAID_PARTS }) notTaken: NotTakenRequest[];
  @WordsField({ most: MAX_SAID_PARTS, max: MAX_PART_CHARACTERS }) notUnderstood: string[];
  @WordsField({ most: MAX_SAID_PARTS, max: MAX_PART_CHARACTERS }) notes: string[];
}
