/** A note beside a small form that stays on its page: the change was not saved and is reverted. */
export function NotSaved() {
  return (
    <span role="alert" className="text-sm font-semibold text-danger">
      Not saved
    </span>
  );
}
