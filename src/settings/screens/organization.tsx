import type { Route } from './+types/organization.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SettingForm } from '../parts/setting-form.tsx';
import { loadSettings, saveSettings } from '../save-settings.ts';
import { settingsWords as said } from '../settings.words.ts';
import css from './settings.module.css';

const path = '/admin/settings';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const say = speak(call.locale);
  return {
    meta: pageMeta({ ...call, title: say(said.title), description: say(said.description), path }),
    ...(await loadSettings(call)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(context.get(pageCall), await request.formData(), path);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings`: who runs the site. */
export default function Organization({ loaderData: { meta: _, ...shared } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <Section title={say(said.organization)}>
      <p className={css.lead}>{say(said.organizationText)}</p>
      <SettingForm
        {...shared}
        intent="organization"
        keys={['legalName', 'founded', 'postalAddress', 'contactEmail']}
        save={say(said.saveOrganization)}
      />
    </Section>
  );
}
