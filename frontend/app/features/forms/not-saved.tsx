/** Beside a small form that stays on its page: what was asked has been taken back. */
export function NotSaved() {
  return (
    <span role="alert" className="text-sm font-semibold text-danger">
      Not saved
    </span>
  );
}
