import type { Route } from './+types/region.route.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { languageNames, languageOf } from '../../../platform/i18n/languages.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { zonesToChoose } from '../../../ui/time/zones-to-choose.ts';
import { Sheet } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { SaveButton } from '../profile/save-button.tsx';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { accountForms } from './account-fields.ts';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import { saveRegion } from './save-account.ts';

const myRegion = graphql(`
  query MyRegion {
    me {
      timeZone
      locale
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { timeZone, locale } = (await call.query(myRegion)).me;
  const zone = timeZone ?? call.zone;
  const language = languageOf(locale ?? call.locale);
  return {
    ...aboutSection(call, 'region', profileMessages.region),
    initial: {
      time_zone: zone ?? 'America/New_York',
      locale: language in languageNames ? language : 'en',
    },
    zones: zonesToChoose(call.locale, zone, call.now).map((one) => ({
      value: one.zone,
      label: one.name,
    })),
    languages: Object.entries(languageNames).map(([value, label]) => ({ value, label })),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), { region: saveRegion });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** In which zone and language someone reads. */
export default function Region({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { initial, zones, languages, now } = loaderData;
  return (
    <SectionPage title={t(profileMessages.region)}>
      <Sheet>
        <Form fields={accountForms.region} now={new Date(now)} intent="region" initial={initial}>
          <SelectField
            name="time_zone"
            label={t(messages.timeZone)}
            hint={t(messages.timeZoneHint)}
            options={zones}
            empty={null}
          />
          <SelectField
            name="locale"
            label={t(messages.language)}
            hint={t(messages.languageHint)}
            options={languages}
            empty={null}
          />
          <SaveButton />
        </Form>
      </Sheet>
    </SectionPage>
  );
}
