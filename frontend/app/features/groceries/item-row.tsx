import { Form, Link } from '@remix-run/react';
import { type FormEvent, type MouseEvent, useRef } from 'react';
import { groceryItemPath } from '~/paths/groceries';
import { drawingPath } from '~/paths/recipes';
import { Badge, classes } from '~/ui';
import { CheckIcon, EditIcon, TrashIcon } from '~/ui/icons';
import { amountText, exactText, type GroceryItem, priceText, sparedText } from './grocery-words';
import { intents } from './intents';
import type { Acts } from './offline/use-groceries';
import { useSwipe } from './use-swipe';

type ItemRowProps = {
  item: GroceryItem;
  /** Whether any item of the list has a picture. The others then leave room for one, so that all names are aligned. */
  withPictures: boolean;
  currency: string | null;
  acts: Acts;
  onEdit: (item: GroceryItem) => void;
};

/** A row of at least 48 pixels. With scripts, everything that is done to it shows at once. */
export function ItemRow({ item, withPictures, currency, acts, onEdit }: ItemRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const fields = { list: item.groceryListId, item: item.id };
  const toggle = () => acts.check(item, !item.isChecked);
  const remove = () => {
    leaveRow(row.current);
    acts.remove([item], 'item');
  };
  const swipe = useSwipe((direction) => (direction === 'right' ? toggle() : remove()));
  return (
    <li
      ref={row}
      id={`item-${item.id}`}
      className="scroll-mt-header border-t border-line bg-surface first:border-t-0"
      {...swipe}
    >
      <div className="flex items-center">
        <Form method="post" className="min-w-0 grow" preventScrollReset>
          <HiddenFields fields={fields} />
          <CheckButton {...{ item, withPictures, currency }} onToggle={toggle} />
        </Form>
        <Link
          to={groceryItemPath(item.groceryListId, item.id)}
          onClick={unlessElsewhere(() => onEdit(item))}
          className={iconShape}
        >
          <EditIcon />
          <span className="sr-only">Edit {item.name}</span>
        </Link>
        <Form method="post" preventScrollReset onSubmit={instead(remove)}>
          <HiddenFields fields={fields} />
          <button type="submit" name="intent" value={intents.remove} className={iconShape}>
            <TrashIcon />
            <span className="sr-only">Delete {item.name}</span>
          </button>
        </Form>
      </div>
    </li>
  );
}

const instead = (act: () => void) => (event: FormEvent | MouseEvent) => {
  event.preventDefault();
  act();
};

/** Leaves a link alone that is opened in another tab. */
const unlessElsewhere = (act: () => void) => (event: MouseEvent) => {
  if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) instead(act)(event);
};

/** Moves the focus to the next row before its own is gone, or to the heading of the page. */
function leaveRow(row: HTMLElement | null): void {
  if (row?.contains(document.activeElement)) focusRow(row.nextElementSibling ?? row.previousElementSibling);
}

/** Moves the focus to the row of an item that has come back, or to the heading of the page if it is not shown. */
export const focusItem = ({ id }: GroceryItem): void => focusRow(document.getElementById(`item-${id}`));

function focusRow(row: Element | null): void {
  const box = row?.querySelector<HTMLElement>('[role=checkbox]');
  const place = box ?? document.querySelector<HTMLElement>('h1');
  if (!box) place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

const iconShape =
  'grid min-h-12 min-w-control place-items-center rounded-control text-muted hover:bg-raised hover:text-ink print:hidden';

const HiddenFields = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type CheckButtonProps = Omit<ItemRowProps, 'acts' | 'onEdit'> & { onToggle: () => void };

function CheckButton({ item, withPictures, currency, onToggle }: CheckButtonProps) {
  const { isChecked } = item;
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts a box alone would send nothing
    <button
      type="submit"
      role="checkbox"
      aria-checked={isChecked}
      name="intent"
      value={isChecked ? intents.uncheck : intents.check}
      onClick={instead(onToggle)}
      className="flex min-h-12 w-full items-start gap-3 rounded-control px-3 py-3 text-start hover:bg-raised"
    >
      <span
        aria-hidden="true"
        className={classes(
          'mt-px grid size-icon shrink-0 place-items-center rounded-control border',
          isChecked ? 'border-transparent bg-accent text-on-accent' : 'border-input bg-surface',
        )}
      >
        {isChecked ? <CheckIcon /> : null}
      </span>
      {withPictures ? <FoodPicture item={item} /> : null}
      <span className={classes('min-w-0 grow wrap-anywhere', isChecked && 'text-muted')}>
        <span className={classes(isChecked && 'line-through')}>
          <strong className="font-semibold">{item.name}</strong>{' '}
          <span className="tabular-nums">{amountText(item)}</span>
        </span>{' '}
        {item.priority === 'medium' ? null : (
          <Badge tone={item.priority === 'high' ? 'warning' : 'neutral'}>
            {item.priority === 'high' ? 'High priority' : 'Low priority'}
          </Badge>
        )}
        <ItemDetails item={item} currency={currency} />
      </span>
    </button>
  );
}

/** Decoration: the name stands beside it. Its margins keep the row as low as one without it. */
const FoodPicture = ({ item: { drawing, isChecked } }: { item: GroceryItem }) => (
  <span className="-my-1 size-8 shrink-0 sm:-my-[0.375rem] sm:size-[2.25rem] print:hidden">
    {drawing ? (
      <img
        src={drawingPath(drawing)}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        decoding="async"
        className={classes('size-full', isChecked && 'opacity-50')}
      />
    ) : null}
  </span>
);

function ItemDetails({ item, currency }: { item: GroceryItem; currency: string | null }) {
  const { brand, notes, recipeName, estimatedPrice } = item;
  const price = estimatedPrice === null ? null : `about ${priceText(estimatedPrice, currency)}`;
  const planned = [exactText(item), sparedText(item)];
  const details = [brand, ...planned, recipeName && `for ${recipeName}`, price, notes].filter(Boolean);
  return details.length === 0 ? null : (
    <span className="block text-sm text-muted">{details.join(' · ')}</span>
  );
}
