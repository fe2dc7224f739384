import type { Route } from './+types/brand.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SettingForm } from '../parts/setting-form.tsx';
import { loadSettings, saveSettings } from '../save-settings.ts';
import { settingsWords as said } from '../settings.words.ts';
import css from './settings.module.css';

const path = '/admin/settings/brand';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const say = speak(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: say(said.brandTitle),
      description: say(said.brandText),
      path,
    }),
    shared: await loadSettings(call),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(context.get(pageCall), await request.formData(), path);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings/brand`: what visitors call the site, and where else it is. */
export default function Brand({ loaderData: { shared } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <Section title={say(said.nameAndTagline)}>
        <p className={css.lead}>{say(said.brandText)}</p>
        <SettingForm
          {...shared}
          intent="name"
          keys={['brandName', 'tagline']}
          save={say(said.saveBrand)}
        />
      </Section>
      <Section title={say(said.links)}>
        <p className={css.lead}>{say(said.linksText)}</p>
        <SettingForm
          {...shared}
          intent="links"
          keys={['instagramUrl', 'youtubeUrl', 'xUrl', 'facebookUrl', 'linkedinUrl']}
          save={say(said.saveLinks)}
        />
      </Section>
    </>
  );
}
