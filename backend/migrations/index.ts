import { M0001Accounts } from './m0001-accounts.js';
import { M0002Recipes } from './m0002-recipes.js';
import { M0003Engagement } from './m0003-engagement.js';
import { M0004Assignment } from './m0004-assignment.js';
import { M0005Following } from './m0005-following.js';
import { M0006MealPlans } from './m0006-meal-plans.js';
import { M0007NamesInRows } from './m0007-names-in-rows.js';
import { M0008DraftsHaveSeen } from './m0008-drafts-have-seen.js';
import { M0009WordsStayWithPlans } from './m0009-words-stay-with-plans.js';
import { M0010OnePlanADay } from './m0010-one-plan-a-day.js';
import { M0011HandOvers } from './m0011-hand-overs.js';
import { M0015SearchByMeaning } from './m0015-search-by-meaning.js';
import { M0016RecipesForPlans } from './m0016-recipes-for-plans.js';
import { M0017NotesWithAssignments } from './m0017-notes-with-assignments.js';
import { M0018ChosenCovers } from './m0018-chosen-covers.js';
import { M0019Views } from './m0019-views.js';
import { M0020FiltersInIndexes } from './m0020-filters-in-indexes.js';
import { M0021NamesOfRules } from './m0021-names-of-rules.js';
import { M0022Measurements } from './m0022-measurements.js';
import { M0023Sides } from './m0023-sides.js';
import { M0024Drawings } from './m0024-drawings.js';
import { M0025RestingTimes } from './m0025-resting-times.js';

/** The migrations in the order in which they run. A name never changes once it has been released. */
export const migrations = [
  { name: '0001-accounts', class: M0001Accounts },
  { name: '0002-recipes', class: M0002Recipes },
  { name: '0003-engagement', class: M0003Engagement },
  { name: '0004-assignment', class: M0004Assignment },
  { name: '0005-following', class: M0005Following },
  { name: '0006-meal-plans', class: M0006MealPlans },
  { name: '0007-names-in-rows', class: M0007NamesInRows },
  { name: '0008-drafts-have-seen', class: M0008DraftsHaveSeen },
  { name: '0009-words-stay-with-plans', class: M0009WordsStayWithPlans },
  { name: '0010-one-plan-a-day', class: M0010OnePlanADay },
  { name: '0011-hand-overs', class: M0011HandOvers },
  { name: '0015-search-by-meaning', class: M0015SearchByMeaning },
  { name: '0016-recipes-for-plans', class: M0016RecipesForPlans },
  { name: '0017-notes-with-assignments', class: M0017NotesWithAssignments },
  { name: '0018-chosen-covers', class: M0018ChosenCovers },
  { name: '0019-views', class: M0019Views },
  { name: '0020-filters-in-indexes', class: M0020FiltersInIndexes },
  { name: '0021-names-of-rules', class: M0021NamesOfRules },
  { name: '0022-measurements', class: M0022Measurements },
  { name: '0023-sides', class: M0023Sides },
  { name: '0024-drawings', class: M0024Drawings },
  { name: '0025-resting-times', class: M0025RestingTimes },
];
