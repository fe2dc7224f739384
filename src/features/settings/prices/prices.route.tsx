import { useEffect, useRef } from 'react';
import type { Route } from './+types/prices.route.ts';
import { currencies, priceFields, pricedTypes } from '../../payments/price-fields.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { answerPrices } from './answer-prices.ts';
import { isAnswer, pricesPath, pricesIntent, stepName } from './price-answer.ts';
import { PriceForm } from './price-form.tsx';
import { settingsQuery } from './price-queries.ts';
import { PriceVersions } from './price-versions.tsx';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { ShownPrices, Typed } from './price-inputs.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { RulePreview } from './rule-preview.tsx';
import { kindWords } from './describe-differences.ts';

const fields = { note: priceFields.note };

interface ReviewProps {
  readonly changes: readonly string[];
  readonly prices: ShownPrices;
  readonly typed: Typed;
  readonly now: string;
}

/** What would change, before it counts. Everything typed goes along. */
function Review({ changes, prices, typed, now }: ReviewProps) {
  const t = useTranslate();
  const start = useRef<HTMLParagraphElement>(null);
  // The form that was here is gone, and with it the button that had the focus.
  useEffect(() => start.current?.focus(), [changes]);
  const hiddenInputs = Object.entries(typed).filter(([name]) => name !== 'note');
  return (
    <Form fields={fields} now={new Date(now)} intent={pricesIntent} className={css.form}>
      {hiddenInputs.flatMap(([name, values]) =>
        values.map((value) => <input key={name} type="hidden" name={name} value={value} />),
      )}
      <p ref={start} tabIndex={-1}>
        {t(messages.reviewText)}
      </p>
      <ul className={css.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <PriceFacts prices={prices} now={now} />
      <TextArea name="note" label={t(messages.note)} hint={t(messages.noteHint)} rows={2} />
      <p className={css.moves}>
        <SubmitButton size="large" name={stepName} value="save">
          {t(messages.publish)}
        </SubmitButton>
        <SubmitButton size="large" kind="line" name={stepName} value="edit" formNoValidate>
          {t(messages.edit)}
        </SubmitButton>
      </p>
    </Form>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { priceSettings } = await call.query(settingsQuery);
  const names = new Intl.DisplayNames([call.locale], { type: 'currency' });
  const { currency } = priceSettings.current;
  const codes = priceSettings.keepsCurrency ? [] : [...new Set([currency, ...currencies()])].sort();
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: pricesPath,
    }),
    settings: priceSettings,
    currencies: codes.map((value) => {
      const code = value.toUpperCase();
      return { value, label: `${code} – ${names.of(code) ?? code}` };
    }),
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerPrices(context.get(pageCall), await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings/prices`: what colleges pay, what they get back, and how that changed. */
export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, currencies: choices, zone, now } = loaderData;
  const t = useTranslate();
  const { variable, current, versions } = settings;
  const answer = isAnswer(actionData) ? actionData : null;
  return (
    <>
      {variable !== null ? (
        <Section title={t(messages.tab)}>
          <p className={css.lead}>{t(messages.lockedLead, { variable })}</p>
          <PriceFacts prices={current} now={now} />
        </Section>
      ) : answer?.review ? (
        <Section title={t(messages.reviewTitle)}>
          <Review {...answer.review} typed={answer.typed} now={now} />
        </Section>
      ) : (
        <Section title={t(messages.tab)}>
          <p className={css.lead}>{t(messages.lead)}</p>
          {answer?.meanwhile && answer.meanwhile.length > 0 && (
            <Notice kind="warning" title={t(messages.meanwhile)}>
              <ul className={css.changes}>
                {answer.meanwhile.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </Notice>
          )}
          <PriceForm
            current={current}
            typed={answer?.typed ?? null}
            row={answer?.row}
            currencies={choices}
            now={now}
          />
        </Section>
      )}
      <Section title={t(messages.versions)}>
        <PriceVersions
          versions={versions}
          current={current.number}
          isLocked={variable !== null}
          zone={zone}
          now={now}
        />
      </Section>
    </>
  );
}

interface PriceFactsProps {
  readonly prices: ShownPrices;
  readonly now: string;
}

/** Prices to read, as colleges read them. */
function PriceFacts({ prices, now }: PriceFactsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { currency, registrations, packs, withdrawal } = prices;
  const price = (cents: number) => inPrice(locale, { cents, currency });
  return (
    <>
      <dl className={css.facts}>
        {pricedTypes.map((type) => {
          const one = registrations.find(({ fairType }) => fairType === type);
          return (
            one && (
              <div key={type}>
                <dt>{t(kindWords[type])}</dt>
                <dd>
                  {one.cents === 0
                    ? t(messages.free)
                    : t(messages.priceAndCredits, {
                        price: price(one.cents),
                        credits: one.credits,
                      })}
                </dd>
              </div>
            )
          );
        })}
        <div>
          <dt>{t(messages.packs)}</dt>
          <dd>
            {packs.length === 0 ? (
              t(messages.noPacks)
            ) : (
              <ul className={css.plain}>
                {packs.map(({ id, name, credits, cents }, index) => (
                  <li key={`${index} ${id}`}>
                    {t(messages.packIs, { name, credits, price: price(cents) })}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>{t(messages.currency)}</dt>
          <dd>{currency.toUpperCase()}</dd>
        </div>
      </dl>
      <RulePreview rule={withdrawal} now={now} />
    </>
  );
}
