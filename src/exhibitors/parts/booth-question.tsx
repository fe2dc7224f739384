import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { readinessFlags } from '../readiness-flags.ts';
import { readinessWords as said } from '../readiness.words.ts';
import type { Booth } from './readiness-grid.tsx';

interface BoothQuestionProps {
  readonly booth: Booth;
  /** The address of the page, the question in it. */
  readonly query: string;
  readonly now: Date;
}

/** Asks before a booth is unpublished, or is published with something missing. */
export function BoothQuestion({ booth, query, now }: BoothQuestionProps) {
  const { id, name, boothSent } = booth;
  const say = useSay();
  const back = withChanges(query, { ask: null });
  const missing = readinessFlags.filter(
    (flag) => !booth[flag] && flag !== 'boothSent' && flag !== 'leadsSent',
  );
  return (
    <Question title={say(boothSent ? said.takeTitle : said.publishTitle, { name })} back={back}>
      <Form fields={nothing} now={now} intent={`floor ${id}`}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value={boothSent ? 'off' : 'on'} />
        {boothSent ? (
          <p>{say(said.takeText)}</p>
        ) : (
          <>
            <p>{say(said.publishText)}</p>
            <ul>
              {missing.map((flag) => (
                <li key={flag}>{say(said[flag])}</li>
              ))}
            </ul>
          </>
        )}
        <Answers back={back} keep={say(boothSent ? said.keepOn : said.keepOff)}>
          <SubmitButton kind={boothSent ? 'danger' : 'primary'}>
            {say(boothSent ? said.takeNow : said.publishNow)}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
