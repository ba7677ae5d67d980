import { classes } from '~/ui';

type SelectBoxProps = {
  recipe: { id: string; name: string };
  ticked: boolean;
  /** A press anywhere on its container checks it. */
  stretched?: boolean;
};

/** Sends the recipe's ID with the form of Select Mode. */
export function SelectBox({ recipe: { id, name }, ticked, stretched }: SelectBoxProps) {
  return (
    <label
      className={classes(
        'grid min-h-control min-w-control place-items-center',
        stretched && 'after:absolute after:inset-0',
      )}
    >
      <input
        type="checkbox"
        name="id"
        value={id}
        defaultChecked={ticked}
        className="relative z-10 size-icon"
      />
      <span className="sr-only">Select {name}</span>
    </label>
  );
}
