import { Form } from '../../ui/form.tsx';
import { Answers, Question, QuestionFacts } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { instantAt, isLocalTime, isTimeZone } from '../../platform/pages/local-time.ts';
import { sayAudience } from '../audience/say-audience.ts';
import { campaignsWords } from '../list/campaigns.words.ts';
import { editorWords as said } from './editor.words.ts';
import type { OpenDraft } from './open-draft.ts';
import { saySubject } from '../say-subject.ts';
import { sendFields } from './send-fields.ts';

interface SendQuestionProps {
  readonly draft: OpenDraft;
  readonly count: { readonly recipients: number; readonly fairName: string | null };
  /** The time as it was typed; null: now. */
  readonly asked: { readonly at: string | null; readonly timeZone: string | null };
  readonly now: Date;
  readonly back: string;
}

/** The last question before an email goes to many: what, to how many, when. */
export function SendQuestion({ draft, count, asked, now, back }: SendQuestionProps) {
  const say = useSay();
  const { at, timeZone } = asked;
  const later =
    at !== null && timeZone !== null && isLocalTime(at) && isTimeZone(timeZone)
      ? { at, timeZone, start: instantAt(at, timeZone).toISOString() }
      : null;
  const heads = say(said.heads, { count: count.recipients });
  const whom = `${sayAudience(say, draft.audience, count.fairName)} (${heads})`;
  const when = later ? (
    <When start={later.start} zone={later.timeZone} now={now.toISOString()} />
  ) : (
    say(said.atOnce)
  );
  return (
    <Question title={say(later ? said.askLater : said.askNow)} back={back}>
      <Form fields={sendFields} now={now} intent="send" action={back}>
        <QuestionFacts
          facts={[
            [say(campaignsWords.subject), saySubject(say, draft.subject)],
            [say(said.to), whom],
            [say(said.at), when],
          ]}
        />
        <p>{say(said.noUndo)}</p>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="when" value={later ? 'later' : 'now'} />
        {later && <input type="hidden" name="at" value={later.at} />}
        {later && <input type="hidden" name="timeZone" value={later.timeZone} />}
        <Answers back={back} keep={say(said.notYetSend)}>
          <SubmitButton>
            {later ? say(said.schedule) : say(said.sendNow, { count: count.recipients })}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
