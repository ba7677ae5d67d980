import { timeText } from '~/features/recipes/recipe-words';
import { Badge, Card } from '~/ui';
import { TickButton } from './tick-button';
import type { Ticks } from './use-ticks';

type PrepStepsProps = {
  steps: readonly { step: number; instruction: string; estimatedTime: number; ingredients: string[] }[];
  planId: string;
  week: number;
  ticks: Ticks;
};

export function PrepSteps({ steps, ...ticking }: PrepStepsProps) {
  const completed = steps.filter(({ step }) => ticking.ticks.has(keyOf(step))).length;
  return (
    <Card
      title="Meal Prep Steps"
      actions={
        <output>
          <Badge>
            {completed}/{steps.length} completed
          </Badge>
        </output>
      }
    >
      <ol className="-mx-2">
        {steps.map(({ step, instruction, estimatedTime, ingredients }) => (
          <li key={step} className="border-t border-line break-inside-avoid first:border-t-0">
            <TickButton item={keyOf(step)} {...ticking}>
              <strong className="font-semibold">{step}.</strong> {instruction}{' '}
              <span className="text-muted">({timeText(estimatedTime)})</span>
              {ingredients.length > 0 ? (
                <span className="block text-sm text-muted">{ingredients.join(', ')}</span>
              ) : null}
            </TickButton>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The key of a step's checkmark. */
const keyOf = (step: number) => `do:${step}`;
