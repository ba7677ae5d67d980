import { useId } from 'react';

/** The trainer's note from assigning the plan, line by line. */
export function TrainersNote({ notes }: { notes: string }) {
  const title = useId();
  return (
    <figure aria-labelledby={title} className="max-w-form border-s-4 border-accent ps-3">
      <figcaption id={title} className="font-semibold">
        A word from your trainer
      </figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{notes}</blockquote>
    </figure>
  );
}
