import { Bar, Card, DefinitionList, MacroBar } from '~/ui';
import { wholePercentages } from '~/ui/charts';
import {
  type DayGoals,
  type DayRecord,
  goalSourceText,
  kcal,
  leftText,
  numberText,
  openFigureText,
} from './diary-texts';

type DaySummaryProps = {
  record: DayRecord | null;
  goals: DayGoals;
  /** The origin of the goals, in words for the customer by default. */
  source?: string;
};

const nothing = { calories: 0, protein: 0, carbs: 0, fat: 0 };

/** Shows what was eaten and what is left. Going over a goal is no mistake, so it looks no different. */
export function DaySummary({ record, goals, source = goalSourceText(goals) }: DaySummaryProps) {
  const eaten = record ?? nothing;
  return (
    <Card title="Eaten and left" description={source}>
      <div className="grid gap-4">
        <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <span>
            <strong className="text-3xl font-semibold tracking-tight tabular-nums">
              {kcal(eaten.calories)}
            </strong>{' '}
            eaten
          </span>
          <span className="text-lg tabular-nums">{leftText(goals.calories, eaten.calories)}</span>
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <GoalBar
            label="Calories"
            value={eaten.calories}
            goal={goals.calories}
            unit="kcal"
            fill="fill-accent"
          />
          <GoalBar label="Protein" value={eaten.protein} goal={goals.protein} unit="g" fill="fill-protein" />
          <GoalBar label="Carbs" value={eaten.carbs} goal={goals.carbs} unit="g" fill="fill-carbs" />
          <GoalBar label="Fat" value={eaten.fat} goal={goals.fat} unit="g" fill="fill-fat" />
        </div>
        {record ? <Distribution record={record} goals={goals} /> : null}
      </div>
    </Card>
  );
}

type GoalBarProps = { label: string; value: number; goal: number; unit: string; fill: string };

/** Shows a figure beside its goal. The bar ends at the goal, while the number shows the whole figure. */
function GoalBar({ label, value, goal, unit, fill }: GoalBarProps) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-2 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="tabular-nums">
          {numberText(value)} of {numberText(goal)}&nbsp;{unit}
        </span>
      </p>
      <Bar parts={[{ key: label, value: Math.min(value, goal), fill }]} total={goal} />
    </div>
  );
}

function Distribution({ record, goals }: { record: DayRecord; goals: DayGoals }) {
  const [protein, carbs, fat] = wholePercentages([record.protein * 4, record.carbs * 4, record.fat * 9]);
  return (
    <>
      <div className="grid gap-1">
        <MacroBar {...record} basis="eaten" />
        <p className="text-sm text-muted">
          Of the energy: Protein {protein}%, Carbs {carbs}%, Fat {fat}%
        </p>
      </div>
      <DefinitionList
        items={[
          {
            term: 'Fiber',
            description: `${openFigureText(record, 'fiber', 'g')} (goal ${goals.fiber}\u00a0g)`,
          },
          {
            term: 'Sugar',
            description: `${openFigureText(record, 'sugar', 'g')} (limit ${goals.sugar}\u00a0g)`,
          },
          {
            term: 'Sodium',
            description: `${openFigureText(record, 'sodium', 'mg')} (limit ${numberText(goals.sodium)}\u00a0mg)`,
          },
        ]}
      />
    </>
  );
}
