import { groceryItemPath } from '~/paths/groceries';
import { Button, Dialog } from '~/ui';
import type { GroceryItem } from './grocery-words';
import { isPlainlyFine } from './item-fields';
import { ItemForm } from './item-form';
import type { Acts } from './offline/use-groceries';

type EditDialogProps = { item: GroceryItem | null; acts: Acts; close: () => void };

/**
 * The form of an item over its list, so that it opens without a connection. Input with a fault goes to the
 * item's own page.
 */
export function EditDialog({ item, acts, close }: EditDialogProps) {
  return (
    <Dialog title="Edit Item" open={item !== null} onClose={close}>
      {item ? (
        <ItemForm
          key={item.id}
          item={item}
          action={groceryItemPath(item.groceryListId, item.id)}
          save={(set) => {
            if (!isPlainlyFine(set)) return false;
            acts.edit(item, set);
            close();
            return true;
          }}
          cancel={
            <Button type="button" variant="secondary" onClick={close}>
              Cancel
            </Button>
          }
        />
      ) : null}
    </Dialog>
  );
}
