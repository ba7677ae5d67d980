import { TextArea } from '~/ui';

const longestNote = 500;

type NoteFieldProps = { name: string; defaultValue?: string; errors?: string[] };

/** A field for the trainer's note to the customers of a plan. */
export function NoteField(field: NoteFieldProps) {
  return (
    <TextArea
      label="A word to your customer"
      optional
      hint="They read it with the plan and in the email."
      rows={3}
      maxLength={longestNote}
      {...field}
    />
  );
}
