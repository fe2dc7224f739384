import type { Route } from './+types/data.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { profilePath } from '../profile/sections.ts';
import { DownloadButtons } from './download-buttons.tsx';
import { leavingMessages as messages } from './leaving.messages.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  aboutSection(context.get(pageCall), 'data', profileMessages.data);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** Data export, and the way to account deletion. */
export default function Data() {
  const t = useTranslate();
  return (
    <SectionPage title={t(profileMessages.data)}>
      <ProfileSection anchor="download" title={t(messages.download)}>
        <p>{t(messages.dataTwoWays)}</p>
        <DownloadButtons />
      </ProfileSection>
      <ProfileSection anchor="leave" title={t(messages.toDelete)}>
        <p>{t(messages.deleteLead)}</p>
        <div>
          <ButtonLink kind="line" icon="trash" to={`${profilePath}/delete`}>
            {t(messages.toDelete)}
          </ButtonLink>
        </div>
      </ProfileSection>
    </SectionPage>
  );
}
