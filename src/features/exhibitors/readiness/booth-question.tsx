import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { readinessFlags } from './readiness-flags.ts';
import { readinessMessages as messages } from './readiness.messages.ts';
import type { Booth } from './readiness-grid.tsx';

interface BoothQuestionProps {
  readonly booth: Booth;
  /** The address of the page with the question. */
  readonly query: string;
  readonly now: Date;
}

/** Confirms unpublishing a booth, or publishing one with something missing. */
export function BoothQuestion({ booth, query, now }: BoothQuestionProps) {
  const { id, name, boothSent } = booth;
  const t = useTranslate();
  const back = withChanges(query, { ask: null });
  const missing = readinessFlags.filter(
    (flag) => !booth[flag] && flag !== 'boothSent' && flag !== 'leadsSent',
  );
  return (
    <Question
      title={t(boothSent ? messages.takeTitle : messages.publishTitle, { name })}
      back={back}
    >
      <Form fields={nothing} now={now} intent={`floor ${id}`}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value={boothSent ? 'off' : 'on'} />
        {boothSent ? (
          <p>{t(messages.takeText)}</p>
        ) : (
          <>
            <p>{t(messages.publishText)}</p>
            <ul>
              {missing.map((flag) => (
                <li key={flag}>{t(messages[flag])}</li>
              ))}
            </ul>
          </>
        )}
        <Answers back={back} keep={t(boothSent ? messages.keepOn : messages.keepOff)}>
          <SubmitButton kind={boothSent ? 'danger' : 'primary'}>
            {t(boothSent ? messages.takeNow : messages.publishNow)}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
