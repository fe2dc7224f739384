import type { Feature } from '../../platform/model/features.ts';
import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import css from './features.module.css';
import { featuresWords as said } from './features.words.ts';
import { featuresPath, wasOnName, type ShownFeature } from './save-features.ts';
import { featureTexts, sayUse } from './say-feature.ts';

interface OffQuestionProps {
  readonly features: readonly ShownFeature[];
  /** What is to be switched. */
  readonly asked: { readonly off: readonly Feature[]; readonly on: readonly Feature[] };
  readonly now: string;
}

const nothing = {};

/** Asks before something is switched off that people use now. */
export function OffQuestion({ features, asked, now }: OffQuestionProps) {
  const say = useSay();
  const list = new Intl.ListFormat(useLocale());
  const off = features.filter(({ name }) => asked.off.includes(name));
  const names = list.format(off.map(({ name }) => say(featureTexts[name].name)));
  const wanted = [
    ...asked.off.map((name) => ({ name, isOn: false })),
    ...asked.on.map((name) => ({ name, isOn: true })),
  ];
  return (
    <Question title={say(said.ask, { features: names })} back={featuresPath}>
      <Form fields={nothing} now={new Date(now)} intent="sure" action={featuresPath}>
        <input type="hidden" name="sure" value="yes" />
        {wanted.map(({ name, isOn }) => (
          <span key={name} hidden>
            <input type="hidden" name={name} value={String(isOn)} />
            <input type="hidden" name={wasOnName(name)} value={String(!isOn)} />
          </span>
        ))}
        <ul className={css.uses}>
          {off.map((feature) => {
            const use = sayUse(say, feature.name, feature);
            return (
              <li key={feature.name}>
                <strong>{say(featureTexts[feature.name].name)}</strong>
                {use !== null && <>: {use}</>}
              </li>
            );
          })}
        </ul>
        <p>{say(said.askText)}</p>
        <Answers back={featuresPath} keep={say(said.keep)}>
          <SubmitButton>{say(said.switchOff)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
