import { Form } from './form.tsx';
import { Notice } from './notice.tsx';
import { useSay } from './say.tsx';
import { selectMatchingWords as said } from './select-matching.words.ts';
import { SubmitButton } from './submit-button.tsx';

interface UndoNoticeProps {
  /** Of the change; sent as `undo` with the intent `undo`. */
  readonly id: string;
  readonly title?: string;
  readonly text: string;
  readonly now: Date;
}

const nothing = {};

/** Offers to undo the change that was just made. */
export function UndoNotice({ id, title, text, now }: UndoNoticeProps) {
  const say = useSay();
  return (
    <Notice
      kind="success"
      {...(title === undefined ? {} : { title })}
      action={
        <Form fields={nothing} now={now} intent="undo">
          <input type="hidden" name="undo" value={id} />
          <SubmitButton kind="line" size="small">
            {say(said.undo)}
          </SubmitButton>
        </Form>
      }
    >
      {text}
    </Notice>
  );
}
