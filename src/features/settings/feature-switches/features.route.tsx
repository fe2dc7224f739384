import type { Route } from './+types/features.route.ts';
import { flag } from '../../../platform/model/kinds.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { demoVisitorsMessages } from '../demo-visitors.messages.ts';
import { DemoVisitors } from '../demo-visitors.tsx';
import {
  demoVisitorsIntent,
  loadDemoVisitors,
  switchDemoVisitors,
} from '../switch-demo-visitors.ts';
import { SetElsewhere } from '../setting-pages/set-elsewhere.tsx';
import css from './features.module.css';
import { featuresMessages as messages } from './features.messages.ts';
import {
  featuresPath,
  loadFeatures,
  namesIn,
  saveFeatures,
  wasOnName,
  type ShownFeature,
} from './save-features.ts';
import { featureTexts, describeUse } from './describe-feature.ts';
import type { Feature } from '../../../platform/model/features.ts';
import { Answers, Question } from '../../../ui/overlays/question.tsx';

interface OffQuestionProps {
  readonly features: readonly ShownFeature[];
  /** What is to be switched. */
  readonly asked: { readonly off: readonly Feature[]; readonly on: readonly Feature[] };
  readonly now: string;
}

const nothing = {};

/** Asks before something is switched off that people use now. */
function OffQuestion({ features, asked, now }: OffQuestionProps) {
  const t = useTranslate();
  const list = new Intl.ListFormat(useLocale());
  const off = features.filter(({ name }) => asked.off.includes(name));
  const names = list.format(off.map(({ name }) => t(featureTexts[name].name)));
  const changes = [
    ...asked.off.map((name) => ({ name, isOn: false })),
    ...asked.on.map((name) => ({ name, isOn: true })),
  ];
  return (
    <Question title={t(messages.ask, { features: names })} back={featuresPath}>
      <Form fields={nothing} now={new Date(now)} intent="sure" action={featuresPath}>
        <input type="hidden" name="sure" value="yes" />
        {changes.map(({ name, isOn }) => (
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

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.lead),
      path: featuresPath,
    }),
    features: await loadFeatures(call),
    demoVisitors: await loadDemoVisitors(call),
    asked: { off: namesIn(searchParams.get('off')), on: namesIn(searchParams.get('on')) },
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const call = context.get(pageCall);
  return form.get('intent') === demoVisitorsIntent
    ? switchDemoVisitors(call, form)
    : saveFeatures(call, form);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings/features`: what this site offers. */
export default function FeaturesScreen({ loaderData }: Route.ComponentProps) {
  const { features, demoVisitors, asked, zone, now } = loaderData;
  const t = useTranslate();
  const fields = Object.fromEntries(features.map(({ name }) => [name, flag()]));
  return (
    <>
      <Section title={t(messages.title)}>
        <p className={css.lead}>{t(messages.lead)}</p>
        {asked.off.length > 0 && <OffQuestion features={features} asked={asked} now={now} />}
        <Form fields={fields} now={new Date(now)} className={css.form}>
          {features.map((feature) =>
            feature.variable === null ? (
              // Remounts when toggled, so that the box shows the current value.
              <Switch
                key={`${feature.name} ${feature.isOn}`}
                feature={feature}
                zone={zone}
                now={now}
              />
            ) : (
              <SetElsewhere
                key={feature.name}
                label={t(featureTexts[feature.name].name)}
                value={t(messages.off)}
                variable={feature.variable}
              />
            ),
          )}
          {features.some(({ variable }) => variable === null) && (
            <SubmitButton>{t(messages.save)}</SubmitButton>
          )}
        </Form>
      </Section>
      {demoVisitors !== null && (
        <Section title={t(demoVisitorsMessages.title)}>
          <DemoVisitors isOn={demoVisitors} back={featuresPath} />
        </Section>
      )}
    </>
  );
}

interface SwitchProps {
  readonly feature: ShownFeature;
  readonly zone: string;
  readonly now: string;
}

function Switch({ feature, zone, now }: SwitchProps) {
  const t = useTranslate();
  const { name, isOn, canBeOff, changedAt, changedBy } = feature;
  const texts = featureTexts[name];
  const use = describeUse(t, name, feature);
  return (
    <div className={css.feature}>
      <input type="hidden" name={wasOnName(name)} value={String(isOn)} />
      <CheckboxField
        name={name}
        label={<span className={css.name}>{t(texts.name)}</span>}
        hint={t(texts.off)}
        defaultChecked={isOn}
      />
      {!canBeOff && <p className={css.quiet}>{t(messages.contactFormNeeds)}</p>}
      {use !== null && <p className={css.quiet}>{use}</p>}
      {!isOn && changedAt !== null && (
        <p className={css.quiet}>
          {changedBy === null
            ? t(messages.switchedOff)
            : t(messages.switchedOffBy, { name: changedBy })}{' '}
          <When start={changedAt} zone={zone} now={now} />
        </p>
      )}
    </div>
  );
}
