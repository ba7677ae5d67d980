import { DefinitionList } from '~/ui';
import { ChevronDownIcon, WarningIcon } from '~/ui/icons';
import { aimsText, type WeekFigures } from './plan-words';

type WeekDetail = NonNullable<WeekFigures['details']>[number];

/** Expands to what else the week is like. Its line says how many aims are missed. */
export function WeekDetails({ details }: { details: readonly WeekDetail[] }) {
  const missed = details.filter((detail) => detail.missed !== null).length;
  if (details.length === 0) return null;
  return (
    <details className="group/details print:hidden">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-3 font-semibold">
        More about this week
        {missed > 0 ? (
          <span className="inline-flex items-center gap-1 text-sm text-warning">
            <WarningIcon /> {aimsText(missed)} missed
          </span>
        ) : null}
        <ChevronDownIcon className="ms-auto group-open/details:rotate-180" />
      </summary>
      <DefinitionList
        items={details.map((detail) => ({ term: detail.title, description: <Detail detail={detail} /> }))}
      />
    </details>
  );
}

function Detail({ detail: { text, missed } }: { detail: WeekDetail }) {
  return (
    <>
      <span className="tabular-nums wrap-anywhere">{text}</span>
      {missed ? (
        <span className="flex items-start gap-1 text-sm text-warning tabular-nums">
          <WarningIcon className="mt-px" />
          <span className="min-w-0 wrap-anywhere">{missed}</span>
        </span>
      ) : null}
    </>
  );
}
