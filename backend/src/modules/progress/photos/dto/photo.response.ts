import {
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { momentText } from '../../days.js';
import { PHOTO_TYPES, type Photo, type PhotoType } from '../photo.entity.js';

export class PhotoResponse {
  @Id() id: string;
  @Moment('The moment if it is known, otherwise midnight UTC of the day') photoDate: string;
  @Day('The day where the customer lives') day: string;
  @Choice(PHOTO_TYPES) photoType: PhotoType;
  @Maybe(Text()) caption: string | null;
  @YesNo('Whether only the customer sees it') isPrivate: boolean;
  @Text('The path of the large file, which takes a session that may see it') photoUrl: string;
  @Text('The path of the small file') thumbnailUrl: string;
  @WholeNumber('The width of the large file in pixels') width: number;
  @WholeNumber() height: number;
  @Moment() createdAt: string;

  /** The base is the path under which the reader gets photos. */
  constructor(photo: Photo, base: string) {
    this.id = photo.id;
    this.photoDate = momentText(photo.day, photo.takenAt);
    this.day = photo.day;
    this.photoType = photo.photoType;
    this.caption = photo.caption;
    this.isPrivate = photo.isPrivate;
    this.photoUrl = `${base}/${photo.id}/large`;
    this.thumbnailUrl = `${base}/${photo.id}/small`;
    this.width = photo.width;
    this.height = photo.height;
    this.createdAt = photo.createdAt.toISOString();
  }
}

export class PhotosResponse {
  @ListOf(Part(PhotoResponse), 'The newest day first') data: PhotoResponse[];
  @WholeNumber('On all pages') total: number;

  constructor([photos, total]: [Photo[], number], base: string) {
    this.data = photos.map((photo) => new PhotoResponse(photo, base));
    this.total = total;
  }
}

export class SavedPhotoResponse {
  @Text() message: string;
  @Part(PhotoResponse) data: PhotoResponse;

  constructor(message: string, photo: Photo, base: string) {
    this.message = message;
    this.data = new PhotoResponse(photo, base);
  }
}
