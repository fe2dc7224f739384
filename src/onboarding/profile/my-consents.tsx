import { sharingPath } from '../../students/sharing-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { useOverlay } from '../../ui/use-overlay.tsx';
import { ConsentList } from './consent-list.tsx';
import type { Consent } from './consent-queries.ts';
import { consentsWords as said } from './consents.words.ts';
import type { ProfileData } from './load-profile.ts';
import { Press } from './press.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';

const loadDialog = () => import('../../students/sharing-dialog.tsx');

/** Who sees my details: the ledger of a student, to change and to take back. */
export function MyConsents({ data: { forms, consents, now } }: { readonly data: ProfileData }) {
  const say = useSay();
  if (!forms.student) return null;
  return (
    <ProfileSection anchor="sharing" title={say(profileWords.sharing)} lead={say(said.lead)}>
      {consents.length === 0 ? (
        <p>{say(said.none)}</p>
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
                  aria-label={say(said.withdrawNamed, { college: consent.collegeName })}
                >
                  {say(said.withdraw)}
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
  const say = useSay();
  const path = sharingPath(collegeId, { action: 'profile', back: '/app/profile#sharing' });
  const { opener, overlay } = useOverlay(loadDialog, { path, collegeName });
  return (
    <>
      <ButtonLink
        kind="line"
        to={path}
        aria-label={say(said.changeNamed, { college: collegeName })}
        {...opener}
      >
        {say(said.change)}
      </ButtonLink>
      {overlay}
    </>
  );
}
