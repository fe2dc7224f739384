import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { leavingMessages as messages } from './leaving.messages.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';

/** Data export and account deletion. */
export function MyData() {
  const t = useTranslate();
  return (
    <ProfileSection anchor="data" title={t(profileMessages.data)}>
      <p>{t(messages.dataLead)}</p>
      <DownloadButton />
      <p>{t(messages.deleteLead)}</p>
      <div>
        <ButtonLink kind="line" icon="trash" to="/app/profile/delete">
          {t(messages.toDelete)}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}

/** Asks for the file. A plain form: what comes back is saved by the browser. */
export function DownloadButton() {
  const t = useTranslate();
  return (
    <form method="post" action="/app/profile/data">
      <Button type="submit" kind="line" icon="download">
        {t(messages.download)}
      </Button>
    </form>
  );
}
