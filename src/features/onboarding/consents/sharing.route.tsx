import type { Route } from './+types/sharing.route.ts';
import { sharingPath } from '../../students/sharing-path.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { OneButton } from '../one-button.tsx';
import { privacyMessages } from '../privacy/privacy.messages.ts';
import { savePrivacy } from '../privacy/save-privacy.ts';
import { Sheet } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import {
  afterPressing,
  readSubmission,
  saveOne,
  textIn,
  type ProfileSubmission,
} from '../profile/profile-submission.ts';
import { SaveButton } from '../profile/save-button.tsx';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { sectionPath } from '../profile/sections.ts';
import { loadPrivacy } from '../privacy/load-privacy.ts';
import { ConsentList } from './consent-list.tsx';
import { loadConsents, type Consent } from './consent-queries.ts';
import { consentsMessages as messages } from './consents.messages.ts';

const withdrawMutation = graphql(`
  mutation WithdrawSharing($collegeId: ID!) {
    withdrawSharing(collegeId: $collegeId) {
      collegeName
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const [consents, privacy] = await Promise.all([loadConsents(call), loadPrivacy(call)]);
  return { ...aboutSection(call, 'sharing', profileMessages.sharing), consents, privacy };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    'withdraw-sharing': withdrawConsent,
    privacy: (submission) => savePrivacy(submission, 'sharing'),
  });

async function withdrawConsent(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const answer = await call.ask(withdrawMutation, { collegeId: textIn(form, 'id') });
  const college = answer.data?.withdrawSharing.collegeName ?? '';
  const message = t(messages.withdrawn, { college });
  return afterPressing(submission, answer, sectionPath('sharing'), message);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The colleges that a student shares details with; each can be changed or withdrawn. */
export default function Sharing({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { consents, privacy, now } = loaderData;
  return (
    <SectionPage title={t(profileMessages.sharing)} lead={t(messages.lead)}>
      <Sheet>
        {consents.length === 0 ? (
          <p>{t(messages.none)}</p>
        ) : (
          <ConsentList
            heading="h2"
            consents={consents}
            now={now}
            acts={(consent) => (
              <>
                {consent.collegeSlug && <Change consent={consent} />}
                {consent.since !== null && (
                  <OneButton
                    kind="line"
                    intent="withdraw-sharing"
                    values={{ id: consent.collegeId }}
                    aria-label={t(messages.withdrawNamed, { college: consent.collegeName })}
                  >
                    {t(messages.withdraw)}
                  </OneButton>
                )}
              </>
            )}
          />
        )}
      </Sheet>
      {privacy && (
        <Sheet>
          <Form fields={preselectField} now={new Date(now)} intent="privacy" initial={privacy}>
            <CheckboxField
              name="shareAttendeeInfo"
              label={t(privacyMessages.shareAttendeeInfo)}
              hint={t(privacyMessages.shareAttendeeInfoHint)}
            />
            <SaveButton />
          </Form>
        </Sheet>
      )}
    </SectionPage>
  );
}

const preselectField = { shareAttendeeInfo: studentSteps.privacy.shareAttendeeInfo };

const loadDialog = () => import('../../students/sharing-dialog.tsx');

/** Opens the question about sharing again, with the last answer marked: a dialog, or its page without JavaScript. */
function Change({ consent: { collegeId, collegeName } }: { readonly consent: Consent }) {
  const t = useTranslate();
  const path = sharingPath(collegeId, { action: 'profile', back: sectionPath('sharing') });
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
