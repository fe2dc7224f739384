import { data } from 'react-router';
import type { Route } from './+types/brand.route.ts';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { brandMessages } from './brand.messages.ts';
import { ColorForm } from './color-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { IconPreview, LogoPreview } from './picture-previews.tsx';
import { picturePlaces } from './picture-rules.ts';
import { readColor } from './read-color.ts';
import { SettingForm } from '../setting-pages/setting-form.tsx';
import { loadSettings, saveSettings, tellAt } from '../save-settings.ts';
import { settingsMessages as messages } from '../settings.messages.ts';
import css from '../setting-pages/settings.module.css';

const path = '/admin/settings/brand';

const picturesQuery = graphql(`
  query BrandPictures {
    brandPictures {
      place
      isSet
      variable
      changedAt
      changedBy
    }
  }
`);
const removing = graphql(`
  mutation RemoveBrandPicture($place: String!) {
    removeBrandPicture(place: $place)
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { brandPictures } = await call.query(picturesQuery);
  const { name, logo } = call.brand;
  const shared = await loadSettings(call);
  const color = shared.settings.find(({ key }) => key === 'primaryColor')?.value ?? '';
  const tried = (key: string) => readColor(url.searchParams.get(key) ?? '') ?? undefined;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.brandTitle),
      description: t(messages.brandText),
      path,
    }),
    pictures: brandPictures,
    brand: name,
    logo,
    // The icons are kept by browsers for a while: another look has another address.
    iconVersion: encodeURIComponent(
      `${name} ${color} ${brandPictures.find(({ place }) => place === 'icon')?.changedAt ?? ''}`,
    ),
    tried: { primaryColor: tried('primaryColor'), secondaryColor: tried('secondaryColor') },
    shared,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  if (form.get('intent') !== 'remove-picture') return saveSettings(call, form, path);
  const place = picturePlaces.find((one) => one === form.get('place')) ?? '';
  const { errors } = await call.ask(removing, { place });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const t = translatorFor(call.locale);
  const name = place === '' ? place : t(settingNames[place]);
  return tellAt(path, t(brandMessages.pictureRemoved, { name }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings/brand`: what visitors call the site, how it looks, and where else it is. */
export default function Brand({ loaderData }: Route.ComponentProps) {
  const { shared, pictures, brand, logo, iconVersion, tried } = loaderData;
  const t = useTranslate();
  return (
    <>
      <Section title={t(messages.nameAndTagline)}>
        <p className={css.lead}>{t(messages.brandText)}</p>
        <SettingForm
          {...shared}
          intent="name"
          keys={['brandName', 'tagline']}
          save={t(messages.saveBrand)}
        />
      </Section>
      <Section title={t(brandMessages.colors)}>
        <p className={css.lead}>{t(brandMessages.colorsText)}</p>
        <ColorForm {...shared} tried={tried} />
      </Section>
      <Section title={t(brandMessages.pictures)}>
        {picturePlaces.map((place) => {
          const picture = pictures.find((one) => one.place === place);
          return (
            picture && (
              <PictureForm key={place} {...shared} {...picture} place={place}>
                {place === 'logo' ? (
                  <LogoPreview brand={brand} logo={logo} />
                ) : (
                  <IconPreview version={iconVersion} />
                )}
              </PictureForm>
            )
          );
        })}
      </Section>
      <Section title={t(messages.links)}>
        <p className={css.lead}>{t(messages.linksText)}</p>
        <SettingForm
          {...shared}
          intent="links"
          keys={['instagramUrl', 'youtubeUrl', 'xUrl', 'facebookUrl', 'linkedinUrl']}
          save={t(messages.saveLinks)}
        />
      </Section>
    </>
  );
}
