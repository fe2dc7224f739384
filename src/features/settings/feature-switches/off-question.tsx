import type { Feature } from '../../../platform/model/features.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import css from './features.module.css';
import { featuresMessages as messages } from './features.messages.ts';
import { featuresPath, wasOnName, type ShownFeature } from './save-features.ts';
import { featureTexts, describeUse } from './describe-feature.ts';

interface OffQuestionProps {
  readonly features: readonly ShownFeature[];
  /** What is to be switched. */
  readonly asked: { readonly off: readonly Feature[]; readonly on: readonly Feature[] };
  readonly now: string;
}

const nothing = {};

/** Asks before something is switched off that people use now. */
export function OffQuestion({ features, asked, now }: OffQuestionProps) {
  const t = useTranslate();
  const list = new Intl.ListFormat(useLocale());
  const off = features.filter(({ name }) => asked.off.includes(name));
  const names = list.format(off.map(({ name }) => t(featureTexts[name].name)));
  const wanted = [
    ...asked.off.map((name) => ({ name, isOn: false })),
    ...asked.on.map((name) => ({ name, isOn: true })),
  ];
  return (
    <Question title={t(messages.ask, { features: names })} back={featuresPath}>
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
            const use = describeUse(t, feature.name, feature);
            return (
              <li key={feature.name}>
                <strong>{t(featureTexts[feature.name].name)}</strong>
                {use !== null && <>: {use}</>}
              </li>
            );
          })}
        </ul>
        <p>{t(messages.askText)}</p>
        <Answers back={featuresPath} keep={t(messages.keep)}>
          <SubmitButton>{t(messages.switchOff)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
