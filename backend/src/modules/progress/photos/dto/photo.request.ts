import { DayOrMomentField } from '../../../../platform/http/body-fields.js';
import { ChoiceField, CountField, IdField, TextField, YesNoField } from '../../../../platform/http/fields.js';
import { PHOTO_SIZES, type PhotoSize } from '../../../../platform/pictures/photo-sizes.js';
import { PHOTO_TYPES, type PhotoType } from '../photo.entity.js';

/** Everything that is said about a photo. */
export class PhotoRequest {
  @DayOrMomentField({
    required: 'Please enter the date',
    description: 'A day such as 2026-11-20, or a moment. Midnight UTC means that only the day is known',
  })
  photoDate: string;

  @ChoiceField(PHOTO_TYPES, { required: 'Please choose what the photo shows' }) photoType: PhotoType;

  @TextField({ max: 300, optional: true, nullable: true }) caption?: string | null;

  @YesNoField({ description: 'false shows it to the trainers who coach the customer' }) isPrivate: boolean;
}

export class ListPhotosRequest {
  @CountField({ min: 1, max: 1000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 500, fallback: 100 }) limit: number = 100;
}

export class PhotoFileParams {
  @IdField() id: string;
  @ChoiceField(PHOTO_SIZES) size: PhotoSize;
}

export class CustomerPhotoFileParams {
  @IdField() id: string;
  @IdField() photoId: string;
  @ChoiceField(PHOTO_SIZES) size: PhotoSize;
}
