import { CertificateView } from '~/features/meal-plans/certificate-view';
import { DailyAverage } from '~/features/meal-plans/daily-average';
import { type MealBreach, markBreaches } from '~/features/meal-plans/meal-breaches';
import { PlanDays } from '~/features/meal-plans/plan-days';
import { type Certificate, roundText, type Totals, type WeekFigures } from '~/features/meal-plans/plan-words';
import type { ShownDay } from '~/features/meal-plans/shown-days';
import { WeekFiguresCard } from '~/features/meal-plans/week-figures';
import { WeekLinks } from '~/features/meal-plans/week-links';
import { myPlanRecipePath, schedulePath } from '~/paths/my-plans';

type PlanScheduleProps = {
  plan: { id: string; days: number; today: number | null };
  averageDaily: Totals;
  days: readonly ShownDay[];
  week: number;
  figures: WeekFigures | null;
  certificate: Certificate;
  breaches: readonly MealBreach[];
  /** The plan lies over the dashboard, and its recipes do so too. */
  overlay: boolean;
};

/** One week of the plan with its meals and totals. */
export function PlanSchedule({
  plan,
  averageDaily,
  days,
  week,
  figures,
  certificate,
  breaches,
  overlay,
}: PlanScheduleProps) {
  return (
    <div className="grid gap-4">
      <WeekLinks plan={plan} week={week} toWeek={(to) => schedulePath(plan.id, to)} replace />
      <PlanDays
        days={days}
        today={plan.today}
        recipeTo={(meal) => myPlanRecipePath(plan.id, meal)}
        overlay={overlay}
        markFor={markBreaches(breaches)}
      />
      {figures ? <WeekFiguresCard figures={figures} days={plan.days} /> : null}
      <p className="text-muted">Repeats every {roundText(plan.days)}.</p>
      <DailyAverage average={averageDaily} />
      <CertificateView certificate={certificate} />
    </div>
  );
}
