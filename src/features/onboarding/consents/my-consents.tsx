import { sharingPath } from '../../students/sharing-path.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { ConsentList } from './consent-list.tsx';
import type { Consent } from './consent-queries.ts';
import { consentsMessages as messages } from './consents.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { Press } from '../profile/press.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';

const loadDialog = () => import('../../students/sharing-dialog.tsx');

/** Who sees my details: the ledger of a student, to change and to take back. */
export function MyConsents({ data: { forms, consents, now } }: { readonly data: ProfileData }) {
  const t = useTranslate();
  if (!forms.student) return null;
  return (
    <ProfileSection anchor="sharing" title={t(profileMessages.sharing)} lead={t(messages.lead)}>
      {consents.length === 0 ? (
        <p>{t(messages.none)}</p>
      ) : (
        <ConsentList
          consents={consents}
          now={now}
          acts={(consent) => (
            <>
              {consent.collegeSlug && <Change consent={consent} />}
              {consent.since !== null && (
                <Press
                  intent="withdraw-sharing"
                  id={consent.collegeId}
                  aria-label={t(messages.withdrawNamed, { college: consent.collegeName })}
                >
                  {t(messages.withdraw)}
                </Press>
              )}
            </>
          )}
        />
      )}
    </ProfileSection>
  );
}

/** Opens the question again, with the last answer marked: a dialog, or its page without JavaScript. */
function Change({ consent: { collegeId, collegeName } }: { readonly consent: Consent }) {
  const t = useTranslate();
  const path = sharingPath(collegeId, { action: 'profile', back: '/app/profile#sharing' });
  const { opener, overlay } = useOverlay(loadDialog, { path, collegeName });
  return (
    <>
      <ButtonLink
        kind="line"
        to={path}
        aria-label={t(messages.changeNamed, { college: collegeName })}
        {...opener}
      >
        {t(messages.change)}
      </ButtonLink>
      {overlay}
    </>
  );
}
