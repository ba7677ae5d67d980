import type { ReactNode } from 'react';
import { diaryEntryPath } from '~/paths/diary';
import { Banner, ButtonLink } from '~/ui';
import { ActionButton } from './day-forms';
import { type DiaryDay, type DiaryEntry, mealLabels } from './diary-texts';

type UndoBannerProps = {
  day: DiaryDay;
  /** The ID of the entry that was deleted. */
  deleted: string | null;
  /** The ID of the first entry that was added. The same tap added `more` besides. */
  added: string | null;
  more: number;
};

/** Says what was added or deleted a moment ago, and offers to undo it. */
export function UndoBanner({ day, deleted, added, more }: UndoBannerProps) {
  const entry = day.entries.find(({ id }) => id === added);
  if (entry)
    return (
      <Banner tone="success">
        <p>{more > 0 ? `${more + 1} entries were added.` : addedText(entry)}</p>
        <div className="-ms-4 flex flex-wrap">
          <ActionButton date={day.date} intent="undo" variant="quiet" fields={{ id: entry.id }}>
            Undo
          </ActionButton>
          {more === 0 && !entry.isSkipped ? (
            <ButtonLink to={diaryEntryPath(entry)} variant="quiet">
              Change {entry.kind === 'own' ? 'figures' : 'amount'}
            </ButtonLink>
          ) : null}
        </div>
      </Banner>
    );
  const isStillDeleted = deleted !== null && day.entries.every(({ id }) => id !== deleted);
  if (!isStillDeleted) return null;
  return (
    <InView>
      <Banner
        action={
          <ActionButton date={day.date} intent="restore" fields={{ id: deleted }}>
            Undo
          </ActionButton>
        }
      >
        The entry was deleted.
      </Banner>
    </InView>
  );
}

/** An entry is deleted far down the page, which stays where it has been scrolled to. */
const InView = ({ children }: { children: ReactNode }) => (
  <div className="tall:sticky top-header z-10">{children}</div>
);

const addedText = ({ name, amountText, meal, isSkipped }: DiaryEntry): string =>
  isSkipped
    ? `“${name}” is marked as skipped.`
    : `“${name}”${amountText ? `, ${amountText},` : ''} was added to ${mealLabels[meal].toLowerCase()}.`;
