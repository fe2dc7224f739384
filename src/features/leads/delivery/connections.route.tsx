import { useState } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/connections.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { text } from '../../../platform/model/kinds.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { isFormProblem } from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { actOnConnections, connectionsPath } from './act-on-connections.ts';
import { connectionsQuery, type ShownWebhook } from './connections-queries.ts';
import { keyFields } from './delivery-fields.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';
import { describeProblem } from './describe-problem.ts';
import css from './connections.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { data } = await call.ask(connectionsQuery, {});
  // Without an active college there is nothing to connect: the page of leads says why.
  if (!data) throw redirect('/app/leads');
  const t = translatorFor(call.locale);
  return {
    ...data.leadConnections,
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: connectionsPath,
    }),
    endpoint: `${call.publicUrl}/api/leads`,
    zone: call.zone ?? 'UTC',
    now: call.now,
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  actOnConnections(context.get(pageCall), await request.formData());

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/leads/connections`: how a college's own programs get its leads. */
export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const made = actionData && !isFormProblem(actionData) ? actionData : null;
  const { keys, webhook, endpoint, zone, now } = loaderData;
  const shared = { zone, now };
  return (
    <Wrap className={css.page}>
      <PageHead
        trail={<Breadcrumbs trail={[{ label: t(messages.leads), to: '/app/leads' }]} />}
        title={t(messages.title)}
        lead={t(messages.lead)}
      />
      <Section title={t(messages.keys)}>
        <p>{t(messages.keysText, { address: endpoint })}</p>
        {made?.made === 'key' && (
          <NewSecret title={t(messages.keyMade)} text={t(messages.copyNow)} secret={made.secret} />
        )}
        <Keys keys={keys} {...shared} />
        <Form key={keys.length} fields={keyFields} now={now} intent="key" className={css.form}>
          <TextField name="name" label={t(messages.keyName)} hint={t(messages.keyNameHint)} />
          <div>
            <SubmitButton>{t(messages.makeKey)}</SubmitButton>
          </div>
        </Form>
      </Section>
      <Section title={t(messages.webhook)}>
        <p>{t(messages.webhookText)}</p>
        {made?.made === 'webhook' && (
          <NewSecret
            title={t(messages.newSecret)}
            text={t(messages.copySecret)}
            secret={made.secret}
          />
        )}
        {webhook ? (
          <>
            <Webhook webhook={webhook} {...shared} />
            <Disclosure title={t(messages.change)}>
              <UrlForm now={now} />
            </Disclosure>
          </>
        ) : (
          <UrlForm now={now} />
        )}
      </Section>
    </Wrap>
  );
}

interface Shared {
  readonly zone: string;
  readonly now: Date;
}

interface NewSecretProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
}

/** A secret that is shown once, to copy. */
function NewSecret({ title, text: why, secret }: NewSecretProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={css.made}>
      <Notice title={title}>
        <p>{why}</p>
        <p className={css.secret}>
          <code>{secret}</code>
          {isHydrated && (
            <Button
              kind="line"
              onClick={() => {
                void navigator.clipboard.writeText(secret).then(() => setCopied(true));
              }}
            >
              {t(isCopied ? messages.copied : messages.copy)}
            </Button>
          )}
        </p>
      </Notice>
    </div>
  );
}

interface KeysProps extends Shared {
  readonly keys: Route.ComponentProps['loaderData']['keys'];
}

function Keys({ keys, zone, now }: KeysProps) {
  const t = useTranslate();
  if (keys.length === 0) return <p className={css.none}>{t(messages.noKeys)}</p>;
  return (
    <ul role="list" className={css.keys}>
      {keys.map(({ id, name, ending, createdAt, createdBy, lastUsedAt }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <span className={css.second}>
              {t(messages.keyEnds, { ending })} ·{' '}
              {t(messages.keyBy, { who: createdBy ?? t(messages.formerRep) })},{' '}
              <When start={createdAt} zone={zone} now={now.toISOString()} show="day" /> ·{' '}
              {lastUsedAt === null ? (
                t(messages.keyUnused)
              ) : (
                <>
                  {t(messages.keyUsed)}{' '}
                  <When start={lastUsedAt} zone={zone} now={now.toISOString()} />
                </>
              )}
            </span>
          </div>
          <Form fields={{}} now={now} intent="revoke">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" kind="line" aria-label={t(messages.revokeOne, { name })}>
              {t(messages.revoke)}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

const urlFields = { url: text({ max: 2000 }) };

function UrlForm({ now }: { readonly now: Date }) {
  const t = useTranslate();
  return (
    <Form fields={urlFields} now={now} intent="webhook" className={css.form}>
      <UrlField name="url" label={t(messages.url)} hint={t(messages.urlHint)} />
      <div>
        <SubmitButton>{t(messages.setUrl)}</SubmitButton>
      </div>
    </Form>
  );
}

function Webhook({ webhook, zone, now }: Shared & { readonly webhook: ShownWebhook }) {
  const t = useTranslate();
  const { url, createdAt, createdBy, lastSuccessAt, failingSince, nextAttemptAt, pausedAt } =
    webhook;
  const at = (time: string) => <When start={time} zone={zone} now={now.toISOString()} />;
  return (
    <>
      {pausedAt !== null ? (
        <Notice kind="error" title={t(messages.paused)}>
          {t(messages.pausedText)}
        </Notice>
      ) : (
        failingSince !== null && (
          <Notice kind="warning" title={t(messages.failing)}>
            {t(messages.failingText)} {at(nextAttemptAt)}
          </Notice>
        )
      )}
      <Card className={css.webhook}>
        <dl className={css.facts}>
          <dt>{t(messages.sendsTo)}</dt>
          <dd>
            <code>{url}</code>
            <span className={css.second}>
              {t(messages.since)} {at(createdAt)},{' '}
              {t(messages.keyBy, { who: createdBy ?? t(messages.formerRep) })}
            </span>
          </dd>
          <dt>{t(messages.lastSuccess)}</dt>
          <dd>{lastSuccessAt === null ? t(messages.logEmpty) : at(lastSuccessAt)}</dd>
        </dl>
        <div className={css.acts}>
          <Form fields={{}} now={now} intent="test">
            <SubmitButton>{t(messages.test)}</SubmitButton>
          </Form>
          <Form fields={{}} now={now} intent="remove">
            <Button type="submit" kind="line">
              {t(messages.remove)}
            </Button>
          </Form>
        </div>
      </Card>
      <h3>{t(messages.log)}</h3>
      {webhook.attempts.length === 0 ? (
        <p className={css.none}>{t(messages.logEmpty)}</p>
      ) : (
        <DataTable
          caption={t(messages.log)}
          columns={[
            { key: 'when', title: t(messages.when) },
            { key: 'what', title: t(messages.what) },
            { key: 'outcome', title: t(messages.outcome) },
          ]}
          rows={webhook.attempts.map(({ id, at: time, isTest, leads, gone, status, problem }) => ({
            id,
            cells: {
              when: at(time),
              what: isTest
                ? t(messages.sentTest)
                : [
                    ...(leads > 0 ? [t(messages.sentLeads, { leads })] : []),
                    ...(gone > 0 ? [t(messages.sentGone, { gone })] : []),
                  ].join(', '),
              outcome:
                problem === null ? t(messages.delivered) : describeProblem(t, { problem, status }),
            },
          }))}
        />
      )}
    </>
  );
}
