import { CertificateView } from '~/features/meal-plans/certificate-view';
import { DailyAverage } from '~/features/meal-plans/daily-average';
import { UseItUp } from '~/features/meal-plans/left-over';
import { PlanDays } from '~/features/meal-plans/plan-days';
import { PlanHeader } from '~/features/meal-plans/plan-header';
import { numberText } from '~/features/meal-plans/plan-words';
import { PrepBlock, ShoppingBlock } from '~/features/meal-plans/prep-block';
import { RefusalCard } from '~/features/meal-plans/refusal-card';
import { SaidWishCard } from '~/features/meal-plans/said-wish-card';
import { WeekFiguresCard } from '~/features/meal-plans/week-figures';
import { WeekLinks } from '~/features/meal-plans/week-links';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { draftRecipePath, draftWeekPath, generatorAgainPath, useUpPath } from '~/paths/drafts';
import { generatorPath } from '~/paths/pages';
import { type Library, savedPlanPath } from '~/paths/saved-plans';
import { Badge, Banner, ButtonLink, RelativeTime, Stack, TextLink } from '~/ui';
import type { ShownDraft } from './draft.server';
import { DraftActions, DraftExtras, DraftTools, restFormId, Undo } from './draft-actions';
import type { DraftAnswer } from './draft-answer';
import { MealChanges } from './meal-changes';
import { type MealPlace, placeKey } from './places';
import { useDraftChange } from './use-draft-change';

type DraftViewProps = {
  draft: ShownDraft;
  timeZone: string | null;
  library: Library;
  answer: DraftAnswer | undefined;
};

/** The generated plan and everything that can be changed about it. */
export function DraftView({ draft, timeZone, library, answer }: DraftViewProps) {
  const { id, plan, week, certificate, days, figures, prep } = draft;
  const change = useDraftChange(draft);
  const isLocked = (meal: MealPlace) => draft.locked.includes(placeKey(meal));
  return (
    <>
      <PlanHeader
        plan={plan}
        back={
          draft.savedPlanId
            ? { to: savedPlanPath(library, draft.savedPlanId), label: 'The saved plan' }
            : { to: generatorPath, label: 'Meal Plan Generator' }
        }
        actions={
          <div className="hidden flex-wrap gap-2 lg:flex">
            <DraftActions draft={draft} />
          </div>
        }
      >
        <Keeping draft={draft} timeZone={timeZone} />
      </PlanHeader>
      <Stack>
        {answer?.offline || change.isOffline ? (
          <div role="alert" className="sticky top-header z-10 print:hidden">
            <Banner tone="danger" title="Not changed">
              The server could not be reached. The plan is as it was. Please try again.
            </Banner>
          </div>
        ) : null}
        <DraftTools draft={draft} change={change} />
        {draft.saidWish ? <SaidWishCard said={draft.saidWish} open={false} /> : null}
        <CertificateView certificate={certificate} dayCount={plan.days} said={draft.saidWish} />
        {answer?.refused ? (
          <RefusalCard
            key={draft.revision}
            {...answer.refused}
            askedCalories={numberText(plan.dailyCalorieTarget)}
            formId={restFormId}
            otherwise="Please unlock a meal and generate the rest again."
          />
        ) : null}
        <WeekLinks plan={plan} week={week} toWeek={(to) => draftWeekPath(id, to)} />
        <PlanDays
          days={days}
          overlay
          recipeTo={({ recipeId, portion }) => draftRecipePath(id, recipeId, portion)}
          markFor={(meal) => (
            <>
              {meal.isOwn ? <Badge>Your recipe</Badge> : null}
              {isLocked(meal) ? <Badge tone="info">Locked</Badge> : null}
            </>
          )}
          actionsFor={(meal) => (
            <MealChanges draft={draft} meal={meal} locked={isLocked(meal)} change={change} />
          )}
        />
        {figures ? (
          <WeekFiguresCard
            figures={figures}
            days={plan.days}
            leftOverAction={({ foodId, name }) => (
              <ButtonLink to={useUpPath(id, { foodId, week })} {...openInDialog} variant="quiet">
                <UseItUp name={name} />
              </ButtonLink>
            )}
          />
        ) : null}
        <DraftExtras draft={draft} />
        <DailyAverage average={draft.average} />
        {prep?.guide ? <PrepBlock prep={prep.guide} groups={prep.groups} note={weekNote(draft)} /> : null}
        {prep && !prep.guide ? <ShoppingBlock groups={prep.groups} note={weekNote(draft)} /> : null}
        <div className="tall:sticky bottom-bottom-bar z-10 -mx-4 flex flex-wrap gap-1 border-t border-line bg-surface px-3 py-2 sm:-mx-6 sm:gap-2 sm:px-6 lg:hidden print:hidden">
          <DraftActions draft={draft} short />
          <Undo draft={draft} change={change} />
        </div>
      </Stack>
    </>
  );
}

const weekNote = ({ plan, week }: ShownDraft) => (plan.days > 7 ? `Week ${week}` : undefined);

function Keeping({ draft, timeZone }: Pick<DraftViewProps, 'draft' | 'timeZone'>) {
  const { id, customer, notChecked, savedPlanId, expiresAt } = draft;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {customer ? `Made for ${customer.name ?? customer.email}. ` : null}
      {notChecked ? (
        <strong className="text-ink">Not checked, but in their profile: {notChecked}. </strong>
      ) : null}
      <TextLink to={generatorAgainPath(id)}>Change the request</TextLink>.{' '}
      {savedPlanId
        ? 'You are editing a draft. The saved plan stays as it is until you save your changes. '
        : null}
      This draft expires <RelativeTime value={expiresAt} timeZone={timeZone} />
      {savedPlanId ? '.' : '; plans you save to the library are kept.'}
    </p>
  );
}
