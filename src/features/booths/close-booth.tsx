import { Form } from '../../ui/forms/form.tsx';
import { AskLink, Answers, Question } from '../../ui/overlays/question.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { withChanges } from '../../ui/tables/table-address.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { closingFields } from './closing-fields.ts';
import { closingMessages as messages } from './closing.messages.ts';

/** The address parameter that opens the question whether to close a booth. */
export const closeParameter = 'close';

interface Booth {
  readonly id: string;
  readonly college: string;
}

interface CloseBoothProps {
  readonly booth: Booth & { readonly isClosed: boolean };
  /** The query string of the page's address. */
  readonly query: string;
  readonly now: Date;
}

const nothing = {};

/** Closes a booth after a confirmation, or reopens it at once. */
export function CloseBooth({ booth, query, now }: CloseBoothProps) {
  const { id, college, isClosed } = booth;
  const t = useTranslate();
  if (!isClosed)
    return (
      <AskLink
        kind="dangerLine"
        to={withChanges(query, { [closeParameter]: id })}
        aria-label={t(messages.closeOf, { college })}
      >
        {t(messages.close)}
      </AskLink>
    );
  return (
    <Form fields={nothing} now={now} intent={`reopen ${id}`}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        size="small"
        kind="soft"
        pending={t(messages.reopening)}
        aria-label={t(messages.reopenOf, { college })}
      >
        {t(messages.reopen)}
      </SubmitButton>
    </Form>
  );
}

interface CloseQuestionProps {
  readonly booth: Booth;
  readonly query: string;
  readonly now: Date;
}

/** Confirms closing a booth, and asks for the reason that visitors read. */
export function CloseQuestion({ booth: { id, college }, query, now }: CloseQuestionProps) {
  const t = useTranslate();
  const back = withChanges(query, { [closeParameter]: null });
  return (
    <Question title={t(messages.closeTitle, { college })} back={back}>
      <Form fields={closingFields} now={now} intent="close">
        <input type="hidden" name="id" value={id} />
        <p>{t(messages.closeText)}</p>
        <TextArea name="reason" rows={2} label={t(messages.reason)} hint={t(messages.reasonHint)} />
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger" pending={t(messages.closing)}>
            {t(messages.closeNow)}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
