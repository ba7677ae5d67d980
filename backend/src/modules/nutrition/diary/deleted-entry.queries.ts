import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../../../platform/database/housekeeping.js';

/** Removes deleted entries for good, a day after which nobody undoes a deletion. */
@Injectable()
export class DeletedEntryQueries {
  constructor(housekeeping: Housekeeping) {
    housekeeping.remove(`delete from diary_entries where deleted_at < now() - interval '1 day'`);
  }
}
