import { data } from 'react-router';
import type { Route } from './+types/email.route.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { SettingForm } from './setting-form.tsx';
import { SetElsewhere } from './set-elsewhere.tsx';
import { loadSettings, saveSettings, tellAt } from '../save-settings.ts';
import { settingsMessages as messages } from '../settings.messages.ts';
import css from './settings.module.css';

const path = '/admin/settings/email';

const delivery = graphql(`
  query EmailDelivery {
    emailDelivery {
      address
      isDelivered
    }
  }
`);
const sendTest = graphql(`
  mutation SendSettingsTest {
    sendSettingsTest
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { emailDelivery } = await call.query(delivery);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.emailTitle),
      description: t(messages.senderText),
      path,
    }),
    emailDelivery,
    email: call.viewer?.email ?? '',
    shared: await loadSettings(call),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  if (form.get('intent') !== 'test') return saveSettings(call, form, path);
  const { data: sent, errors } = await call.ask(sendTest);
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return tellAt(
    path,
    translatorFor(call.locale)(messages.tested, { email: sent?.sendSettingsTest ?? '' }),
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const nothing = {};

/** `/admin/settings/email`: whom emails are from, and a test of it. */
export default function EmailSettings({ loaderData }: Route.ComponentProps) {
  const { emailDelivery, email, shared } = loaderData;
  const t = useTranslate();
  return (
    <>
      <Section title={t(messages.sender)}>
        <div className={css.stack}>
          <p className={css.lead}>{t(messages.senderText)}</p>
          {!emailDelivery.isDelivered && (
            <Notice title={t(messages.mailbox)}>{t(messages.mailboxText)}</Notice>
          )}
          {emailDelivery.address !== null && (
            <SetElsewhere
              label={t(messages.senderAddress)}
              value={emailDelivery.address}
              variable="MAIL_FROM"
            />
          )}
          <SettingForm
            {...shared}
            intent="sender"
            keys={['senderName', 'replyTo']}
            save={t(messages.saveSender)}
          />
        </div>
      </Section>
      <Section title={t(messages.test)}>
        <Form fields={nothing} now={shared.now} intent="test" className={css.form}>
          <p className={css.lead}>{t(messages.testText, { email })}</p>
          <SubmitButton kind="line" icon="mail">
            {t(messages.testNow)}
          </SubmitButton>
        </Form>
      </Section>
    </>
  );
}
