import { standardQuestions } from '../../booths/standard-questions.ts';
import type { Say } from '../../platform/words/speak.ts';
import { useSay } from '../../ui/say.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { UrlField } from '../../ui/text-field.tsx';
import { boothWords as said } from '../booth.words.ts';
import css from './booth-editor.module.css';

const hints = {
  costAnswer: said.costHint,
  aidAnswer: said.aidHint,
  deadlinesAnswer: said.deadlinesHint,
  majorsAnswer: said.majorsHint,
  housingAnswer: said.housingHint,
  visitAnswer: said.visitHint,
} as const;

/** What the fields of a booth are called. */
export const boothLabels = (say: Say, college: string): Readonly<Record<string, string>> => ({
  about: say(said.aboutTitle, { college }),
  ...Object.fromEntries(standardQuestions.map((question) => [question, say(said[question])])),
  ...{ applyUrl: say(said.apply), visitUrl: say(said.visit), infoUrl: say(said.info) },
});

/** The fields of what families read at a booth. */
export function BoothInputs({ college }: { readonly college: string }) {
  const say = useSay();
  const labels = boothLabels(say, college);
  return (
    <>
      <TextArea name="about" rows={7} label={labels['about']} hint={say(said.aboutHint)} />
      <fieldset className={css.group}>
        <legend>{say(said.questions)}</legend>
        {standardQuestions.map((question) => (
          <TextArea
            key={question}
            name={question}
            rows={3}
            label={labels[question]}
            hint={say(hints[question])}
          />
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{say(said.links)}</legend>
        {(['applyUrl', 'visitUrl', 'infoUrl'] as const).map((field) => (
          <UrlField key={field} name={field} label={labels[field]} hint={say(said.linkHint)} />
        ))}
      </fieldset>
    </>
  );
}
