import { Form } from '../forms/form.tsx';
import { Notice } from '../layout/notice.tsx';
import { useTranslate } from '../text/translate.tsx';
import { selectMatchingMessages as messages } from './select-matching.messages.ts';
import { SubmitButton } from '../forms/submit-button.tsx';

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
  const t = useTranslate();
  return (
    <Notice
      kind="success"
      {...(title === undefined ? {} : { title })}
      action={
        <Form fields={nothing} now={now} intent="undo">
          <input type="hidden" name="undo" value={id} />
          <SubmitButton kind="line" size="small">
            {t(messages.undo)}
          </SubmitButton>
        </Form>
      }
    >
      {text}
    </Notice>
  );
}
