import { ChoiceField, IdField } from '../../../../platform/http/fields.js';
import { PORTRAIT_SIZES, type PortraitSize } from '../../../../platform/pictures/portrait-sizes.js';

export class ProfileImageParams {
  @IdField() id: string;
  @ChoiceField(PORTRAIT_SIZES) size: PortraitSize;
}
