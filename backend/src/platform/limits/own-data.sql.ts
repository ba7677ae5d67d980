import { leavesBehind } from '../own-data/own-data.js';

leavesBehind(`delete from rate_limits where strpos(key, :userId::text) > 0`);
