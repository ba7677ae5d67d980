import { leavesBehind } from '../own-data/own-data.js';

/** Jobs name accounts by their ID, and mails by their address. */
leavesBehind(
  `delete from jobs.job where strpos(data::text, :userId::text) > 0 or strpos(lower(data::text), lower(:email::text)) > 0`,
);
