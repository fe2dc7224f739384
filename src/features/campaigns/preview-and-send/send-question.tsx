import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question, QuestionFacts } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { instantAt, isLocalTime, isTimeZone } from '../../../platform/pages/local-time.ts';
import { describeAudience } from '../audience/describe-audience.ts';
import { campaignsMessages } from '../list/campaigns.messages.ts';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import type { OpenDraft } from '../editor/open-draft.ts';
import { describeSubject } from '../list/describe-subject.ts';
import { sendFields } from './send-fields.ts';

interface SendQuestionProps {
  readonly draft: OpenDraft;
  readonly count: { readonly recipients: number; readonly fairName: string | null };
  /** The time as it was typed; null: now. */
  readonly asked: { readonly at: string | null; readonly timeZone: string | null };
  readonly now: Date;
  readonly back: string;
}

/** The confirmation before a bulk email is sent: what, to how many, when. */
export function SendQuestion({ draft, count, asked, now, back }: SendQuestionProps) {
  const t = useTranslate();
  const { at, timeZone } = asked;
  const later =
    at !== null && timeZone !== null && isLocalTime(at) && isTimeZone(timeZone)
      ? { at, timeZone, start: instantAt(at, timeZone).toISOString() }
      : null;
  const heads = t(messages.heads, { count: count.recipients });
  const whom = `${describeAudience(t, draft.audience, count.fairName)} (${heads})`;
  const when = later ? (
    <When start={later.start} zone={later.timeZone} now={now.toISOString()} />
  ) : (
    t(messages.atOnce)
  );
  return (
    <Question title={t(later ? messages.askLater : messages.askNow)} back={back}>
      <Form fields={sendFields} now={now} intent="send" action={back}>
        <QuestionFacts
          facts={[
            [t(campaignsMessages.subject), describeSubject(t, draft.subject)],
            [t(messages.to), whom],
            [t(messages.at), when],
          ]}
        />
        <p>{t(messages.noUndo)}</p>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="when" value={later ? 'later' : 'now'} />
        {later && <input type="hidden" name="at" value={later.at} />}
        {later && <input type="hidden" name="timeZone" value={later.timeZone} />}
        <Answers back={back} keep={t(messages.notYetSend)}>
          <SubmitButton>
            {later ? t(messages.schedule) : t(messages.sendNow, { count: count.recipients })}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
