import { Button } from '../actions/button';
import { SearchIcon } from '../icons';
import { TextInput } from './text-input';

type SearchRowProps = {
  label: string;
  search: string | undefined;
  placeholder?: string;
  hideLabel?: boolean;
  /** Its form follows the address by itself, and whoever types there goes on typing. */
  isLive?: boolean;
};

/** The search of a list. It is made anew when the address searches for something else. */
export function SearchRow({ label, search, placeholder, hideLabel, isLive }: SearchRowProps) {
  return (
    <div className="flex items-end gap-2">
      <div className="grow">
        <TextInput
          key={isLive ? undefined : search}
          label={label}
          hideLabel={hideLabel}
          type="search"
          name="search"
          placeholder={placeholder}
          defaultValue={search}
        />
      </div>
      <Button icon={SearchIcon}>Search</Button>
    </div>
  );
}
