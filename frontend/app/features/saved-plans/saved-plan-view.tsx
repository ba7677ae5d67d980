import { Form } from '@remix-run/react';
import { CertificateView } from '~/features/meal-plans/certificate-view';
import { DailyAverage } from '~/features/meal-plans/daily-average';
import { type LeftOver, UseItUp } from '~/features/meal-plans/left-over';
import { NoDays, PlanDays } from '~/features/meal-plans/plan-days';
import { PlanFacts } from '~/features/meal-plans/plan-header';
import { customersText, lengthText, roundText } from '~/features/meal-plans/plan-words';
import { PrepBlock, ShoppingBlock } from '~/features/meal-plans/prep-block';
import { SaidWishCard } from '~/features/meal-plans/said-wish-card';
import { WeekFiguresCard } from '~/features/meal-plans/week-figures';
import { WeekLinks } from '~/features/meal-plans/week-links';
import { calendarPath, exportPath, planRecipePath } from '~/paths/plan-export';
import {
  type Library,
  type SavedPlanTask,
  savedPlanPath,
  savedPlanTabPath,
  savedPlanTaskPath,
} from '~/paths/saved-plans';
import { Badge, Button, ButtonLink, Card, ChipList, EmptyState, LinkTabs, TextLink } from '~/ui';
import { AssignIcon, EditIcon, PrintIcon, ShareIcon } from '~/ui/icons';
import { CookIcon } from '~/ui/icons/cooking';
import { changeIntent } from './plan-changes';
import type { ShownPlan } from './shown-plan.server';

type PlanOfLibrary = { library: Library; shown: ShownPlan };

type SavedPlanViewProps = PlanOfLibrary & { overlay: boolean };

/** A saved plan: one week at a time, and what is prepared for that week. */
export function SavedPlanView({ library, shown, overlay }: SavedPlanViewProps) {
  const { id, plan, tab, week, notes, tags, isTemplate, assignmentCount } = shown;
  return (
    <div className="grid gap-4">
      <PlanFacts plan={plan} length={lengthText(plan.days)}>
        <p className="text-sm text-muted">
          Detailed view of your {plan.days}-day meal plan with nutrition breakdown and daily meal schedule.
        </p>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {isTemplate ? <Badge tone="info">Template</Badge> : null}
          <ChipList label="Tags" chips={tags.map((label) => ({ label }))} />
        </div>
      </PlanFacts>
      <Actions library={library} shown={shown} overlay={overlay} />
      <LinkTabs
        label="Meal plan"
        replace={overlay}
        tabs={[
          {
            label: 'Meal Schedule',
            to: savedPlanTabPath(library, id, 'schedule', week),
            current: tab === 'schedule',
          },
          {
            label: 'Meal Prep Guide',
            to: savedPlanTabPath(library, id, 'prep', week),
            current: tab === 'prep',
          },
        ]}
      />
      <WeekLinks
        plan={plan}
        week={week}
        toWeek={(to) => savedPlanTabPath(library, id, tab, to)}
        replace={overlay}
      />
      {tab === 'prep' ? (
        <Prep library={library} shown={shown} />
      ) : (
        <Schedule library={library} shown={shown} overlay={overlay} />
      )}
      {notes ? (
        <Card title="Notes">
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
        </Card>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {assignmentCount === 0 ? (
            'No one is following this plan now.'
          ) : (
            <TextLink
              to={savedPlanTaskPath(
                library,
                id,
                'assignments',
                overlay ? library : savedPlanPath(library, id),
              )}
            >
              {customersText(assignmentCount)} {assignmentCount === 1 ? 'follows' : 'follow'} this plan now
            </TextLink>
          )}
        </p>
        <ButtonLink to={calendarPath(id)} reloadDocument variant="quiet">
          Calendar file
        </ButtonLink>
      </div>
    </div>
  );
}

function Actions({ library, shown: { id }, overlay }: SavedPlanViewProps) {
  // Actions that were opened over the list return to the list.
  const here = overlay ? library : savedPlanPath(library, id);
  const to = (task: SavedPlanTask) => savedPlanTaskPath(library, id, task, here);
  return (
    // Texts are short and icons hidden on a phone, so that the buttons fit on one line.
    <div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
      <ButtonLink to={to('assign')} variant="primary" icon={AssignIcon}>
        <span>
          Assign<span className="max-sm:sr-only"> to Customer</span>
        </span>
      </ButtonLink>
      <ButtonLink to={to('share')} icon={ShareIcon}>
        Share
      </ButtonLink>
      <Form method="post" action={savedPlanTaskPath(library, id, 'change')}>
        <input type="hidden" name="from" value={here} />
        <Button variant="secondary" name="intent" value={changeIntent.edit} icon={EditIcon}>
          Edit
        </Button>
      </Form>
      <ButtonLink to={exportPath(id, savedPlanPath(library, id))} icon={PrintIcon}>
        <span>
          <span className="max-sm:sr-only">Export </span>PDF
        </span>
      </ButtonLink>
    </div>
  );
}

function Schedule({ library, shown }: SavedPlanViewProps) {
  const { id, plan, days, average, certificate, saidWish, tab, week } = shown;
  if (days.length === 0) return <NoDays />;
  const from = savedPlanTabPath(library, id, tab, week);
  return (
    <>
      {saidWish ? <SaidWishCard said={saidWish} open={false} /> : null}
      <CertificateView certificate={certificate} said={saidWish} />
      <PlanDays
        days={days}
        markFor={({ isOwn }) => (isOwn ? <Badge>Your recipe</Badge> : null)}
        recipeTo={({ recipeId, portion }) => planRecipePath(id, recipeId, portion, from)}
      />
      <FiguresOfWeek library={library} shown={shown} />
      <p className="text-sm text-muted">Repeats every {roundText(plan.days)}.</p>
      <DailyAverage average={average} />
    </>
  );
}

function FiguresOfWeek({ library, shown: { id, plan, figures, week, tab } }: PlanOfLibrary) {
  if (!figures) return null;
  const from = savedPlanTabPath(library, id, tab, week);
  // A saved plan changes in a draft of its own, where dishes with the food are offered.
  const useUp = ({ foodId, name }: LeftOver) => (
    <Form method="post" action={savedPlanTaskPath(library, id, 'change')}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="useUp" value={foodId} />
      <input type="hidden" name="week" value={week} />
      <Button variant="quiet" name="intent" value={changeIntent.edit}>
        <UseItUp name={name} />
      </Button>
    </Form>
  );
  return <WeekFiguresCard figures={figures} days={plan.days} leftOverAction={useUp} />;
}

function Prep({ library, shown }: PlanOfLibrary) {
  const { prep, plan, week } = shown;
  if (!prep) return <NoDays />;
  const note = plan.days > 7 ? `Week ${week}` : undefined;
  return (
    <>
      <FiguresOfWeek library={library} shown={shown} />
      {prep.guide ? (
        <PrepBlock prep={prep.guide} groups={prep.groups} note={note} />
      ) : (
        <>
          <EmptyState icon={CookIcon} title="No Meal Prep Guide Available">
            This plan was made without one. What it needs is listed below.
          </EmptyState>
          <ShoppingBlock groups={prep.groups} note={note} />
        </>
      )}
    </>
  );
}
