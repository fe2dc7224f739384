import type { Route } from './+types/organization.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SettingForm } from './setting-form.tsx';
import { loadSettings, saveSettings } from '../save-settings.ts';
import { settingsMessages as messages } from '../settings.messages.ts';
import css from './settings.module.css';

const path = '/admin/settings';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path,
    }),
    ...(await loadSettings(call)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(context.get(pageCall), await request.formData(), path);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings`: who runs the site. */
export default function Organization({ loaderData: { meta: _, ...shared } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.organization)}>
      <p className={css.lead}>{t(messages.organizationText)}</p>
      <SettingForm
        {...shared}
        intent="organization"
        keys={['legalName', 'founded', 'postalAddress', 'contactEmail']}
        save={t(messages.saveOrganization)}
      />
    </Section>
  );
}
