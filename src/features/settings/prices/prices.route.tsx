import type { Route } from './+types/prices.route.ts';
import { currencies } from '../../payments/price-fields.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { answerPrices } from './answer-prices.ts';
import { isAnswer, pricesPath } from './price-answer.ts';
import { PriceFacts } from './price-facts.tsx';
import { PriceForm } from './price-form.tsx';
import { settingsQuery } from './price-queries.ts';
import { PriceVersions } from './price-versions.tsx';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';
import { Review } from './review.tsx';

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
