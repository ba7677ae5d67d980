import { Button } from '../actions/button';
import { SearchIcon } from '../icons';
import { TextInput } from './text-input';

/** The search of a list. It is made anew when the address searches for something else. */
export function SearchRow({ label, search }: { label: string; search: string | undefined }) {
  return (
    <div className="flex items-end gap-2">
      <div className="grow">
        <TextInput key={search} label={label} type="search" name="search" defaultValue={search} />
      </div>
      <Button icon={SearchIcon}>Search</Button>
    </div>
  );
}
