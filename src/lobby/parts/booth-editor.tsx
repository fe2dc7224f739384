import { boothFields } from '../../booths/booth-fields.ts';
import { standardQuestions } from '../../booths/standard-questions.ts';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { UrlField } from '../../ui/text-field.tsx';
import { boothWords as said } from '../booth.words.ts';
import type { BoothView } from './booth-view.ts';
import { DocumentsEditor } from './documents-editor.tsx';
import css from './booth-editor.module.css';

const hints = {
  costAnswer: said.costHint,
  aidAnswer: said.aidHint,
  deadlinesAnswer: said.deadlinesHint,
  majorsAnswer: said.majorsHint,
  housingAnswer: said.housingHint,
  visitAnswer: said.visitHint,
} as const;

interface BoothEditorProps {
  readonly booth: BoothView;
  /** What is there, by the names of the fields. */
  readonly told: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** The booth while its college writes it, in the place where it stands. */
export function BoothEditor({ booth, told, now }: BoothEditorProps) {
  const say = useSay();
  return (
    <div className={css.editor}>
      <header>
        <h2>{say(said.editTitle)}</h2>
        <p>{say(said.editLead)}</p>
      </header>
      <Form fields={boothFields} now={now} intent="save" initial={told}>
        <TextArea
          name="about"
          rows={7}
          label={say(said.aboutTitle, { college: booth.college.name })}
          hint={say(said.aboutHint)}
        />
        <fieldset className={css.group}>
          <legend>{say(said.questions)}</legend>
          {standardQuestions.map((question) => (
            <TextArea
              key={question}
              name={question}
              rows={3}
              label={say(said[question])}
              hint={say(hints[question])}
            />
          ))}
        </fieldset>
        <fieldset className={css.group}>
          <legend>{say(said.links)}</legend>
          <UrlField name="applyUrl" label={say(said.apply)} hint={say(said.linkHint)} />
          <UrlField name="visitUrl" label={say(said.visit)} hint={say(said.linkHint)} />
          <UrlField name="infoUrl" label={say(said.info)} hint={say(said.linkHint)} />
        </fieldset>
        <p>
          <SubmitButton pending={say(said.saving)}>{say(said.save)}</SubmitButton>
        </p>
      </Form>
      <DocumentsEditor booth={booth} />
    </div>
  );
}
