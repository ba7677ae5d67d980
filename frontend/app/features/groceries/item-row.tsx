import { Form, Link, useLocation, useSubmit } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { NotSaved } from '~/features/forms/not-saved';
import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { groceryItemPath } from '~/paths/groceries';
import { Badge, classes } from '~/ui';
import { CheckIcon, EditIcon, TrashIcon } from '~/ui/icons';
import { amountText, exactText, type GroceryItem, priceText } from './grocery-words';
import { intents } from './intents';
import { useSwipe } from './use-swipe';

/** A row of at least 48 pixels. It shows the requested state at once and reverts if it could not be saved. */
export function ItemRow({ item }: { item: GroceryItem }) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const { send, asked, failed } = useFormInPlace(pathname + search, `check ${item.id}`);
  const wanted = asked?.get('intent');
  const isChecked = wanted ? wanted === intents.check : item.isChecked;
  const fields = { list: item.groceryListId, item: item.id };
  const toggle = () => send({ ...fields, intent: isChecked ? intents.uncheck : intents.check });
  const swipe = useSwipe((direction) => {
    if (direction === 'right') toggle();
    else submit({ ...fields, intent: intents.remove }, { method: 'post', preventScrollReset: true });
  });
  return (
    <li
      id={`item-${item.id}`}
      className="scroll-mt-header border-t border-line bg-surface first:border-t-0"
      {...swipe}
    >
      <div className="flex items-center">
        <Form method="post" className="min-w-0 grow" preventScrollReset>
          <HiddenFields fields={fields} />
          <CheckButton item={item} isChecked={isChecked} onToggle={toggle} />
        </Form>
        <Link to={groceryItemPath(item.groceryListId, item.id)} className={iconShape}>
          <EditIcon />
          <span className="sr-only">Edit {item.name}</span>
        </Link>
        <Form method="post" preventScrollReset>
          <HiddenFields fields={fields} />
          <button type="submit" name="intent" value={intents.remove} className={iconShape}>
            <TrashIcon />
            <span className="sr-only">Delete {item.name}</span>
          </button>
        </Form>
      </div>
      {failed ? (
        <p className="px-3 pb-2">
          <NotSaved />
        </p>
      ) : null}
    </li>
  );
}

const iconShape =
  'grid min-h-12 min-w-control place-items-center rounded-control text-muted hover:bg-raised hover:text-ink print:hidden';

const HiddenFields = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type CheckButtonProps = { item: GroceryItem; isChecked: boolean; onToggle: () => void };

function CheckButton({ item, isChecked, onToggle }: CheckButtonProps) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts a box alone would send nothing
    <button
      type="submit"
      role="checkbox"
      aria-checked={isChecked}
      name="intent"
      value={isChecked ? intents.uncheck : intents.check}
      onClick={toggle}
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
        <ItemDetails item={item} />
      </span>
    </button>
  );
}

function ItemDetails({ item }: { item: GroceryItem }) {
  const { brand, notes, recipeName, estimatedPrice } = item;
  const price = estimatedPrice === null ? null : `about ${priceText(estimatedPrice)}`;
  const details = [brand, exactText(item), recipeName && `for ${recipeName}`, price, notes].filter(Boolean);
  return details.length === 0 ? null : (
    <span className="block text-sm text-muted">{details.join(' · ')}</span>
  );
}
