import type { Route } from './+types/profile.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { Outline } from '../../../ui/navigation/outline.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AboutMe } from '../details/about-me.tsx';
import { AboutStudent, StudentWishes } from '../details/about-student.tsx';
import { AboutSchool } from '../details/about-work.tsx';
import { detailsMessages } from '../details/details.messages.ts';
import { ownCollegeMessages } from '../own-college/own-college.messages.ts';
import { loadProfile, type ProfileData } from './load-profile.ts';
import { MyData } from '../leaving/my-data.tsx';
import { MyInvitations } from '../family/my-invitations.tsx';
import { MyParents } from '../family/my-parents.tsx';
import { MyPush } from '../privacy/my-push.tsx';
import { MyMail, MyPrivacy } from '../privacy/my-privacy.tsx';
import { MySecondFactor } from '../account-settings/my-second-factor.tsx';
import { MySessions } from '../account-settings/my-sessions.tsx';
import { MyMethods, MyPassword } from '../account-settings/my-sign-in.tsx';
import { MyStudents } from '../family/my-students.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { saveProfile } from './save-profile.ts';
import { readSubmission } from './profile-submission.ts';
import css from './profile.module.css';
import { passkeyMessages, secondFactorMessages } from '../../accounts/sign-in-settings.messages.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { accountForms } from '../account-settings/account-fields.ts';
import { accountSettingsMessages } from '../account-settings/account-settings.messages.ts';
import { SaveButton } from './save-button.tsx';
import { sharingPath } from '../../students/sharing-path.ts';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { ConsentList } from '../consents/consent-list.tsx';
import type { Consent } from '../consents/consent-queries.ts';
import { consentsMessages } from '../consents/consents.messages.ts';
import { OneButton } from '../one-button.tsx';

const loadDialog = () => import('../../students/sharing-dialog.tsx');

/** The colleges that a student shares details with; each can be changed or withdrawn. */
function MyConsents({ data: { forms, consents, now } }: { readonly data: ProfileData }) {
  const t = useTranslate();
  if (!forms.student) return null;
  return (
    <ProfileSection anchor="sharing" title={t(messages.sharing)} lead={t(consentsMessages.lead)}>
      {consents.length === 0 ? (
        <p>{t(consentsMessages.none)}</p>
      ) : (
        <ConsentList
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
                  aria-label={t(consentsMessages.withdrawNamed, { college: consent.collegeName })}
                >
                  {t(consentsMessages.withdraw)}
                </OneButton>
              )}
            </>
          )}
        />
      )}
    </ProfileSection>
  );
}

/** Opens the question about sharing again, with the last answer marked: a dialog, or its page without JavaScript. */
function Change({ consent: { collegeId, collegeName } }: { readonly consent: Consent }) {
  const t = useTranslate();
  const path = sharingPath(collegeId, { action: 'profile', back: '/app/profile#sharing' });
  const { opener, overlay } = useOverlay(loadDialog, { path, collegeName });
  return (
    <>
      <ButtonLink
        kind="line"
        to={path}
        aria-label={t(consentsMessages.changeNamed, { college: collegeName })}
        {...opener}
      >
        {t(consentsMessages.change)}
      </ButtonLink>
      {overlay}
    </>
  );
}

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(context.get(pageCall));

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveProfile(await readSubmission(context.get(pageCall), request));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The profile: identity, emails, sign-in methods, and account deletion. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const hasPush = !useIsOff('push');
  const now = new Date(loaderData.now);
  const about = { data: loaderData, now };
  return (
    <Wrap>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.signedInAs, { email: loaderData.me.email })}
      />
      <div className={css.columns}>
        <Outline
          places={placesOf(loaderData, hasPush).map(([anchor, words]) => ({
            anchor,
            label: t(words),
          }))}
        />
        <div className={css.parts}>
          <MyInvitations offers={loaderData.me.invitations} />
          <AboutStudent {...about} />
          <AboutMe {...about} />
          <MyCollege data={loaderData} />
          <AboutSchool {...about} />
          <StudentWishes {...about} />
          <MyParents {...about} />
          <MyStudents {...about} />
          <MyConsents data={loaderData} />
          <MyPrivacy {...about} />
          <MyMail {...about} />
          <MyPush data={loaderData} />
          <MyPassword {...about} />
          <MyPasskeys />
          <MySecondFactor data={loaderData} />
          <MyMethods data={loaderData} />
          <MySessions data={loaderData} />
          <MyRegion {...about} />
          <MyData />
        </div>
      </div>
    </Wrap>
  );
}

/** The college a rep represents: its facts, logo and team have pages of their own. */
function MyCollege({ data: { me, forms } }: { readonly data: ProfileData }) {
  const t = useTranslate();
  if (me.userType !== 'college') return null;
  return (
    <ProfileSection anchor="college" title={t(messages.college)}>
      {forms.college ? (
        <>
          <p>{t(ownCollegeMessages.inProfile)}</p>
          <div>
            <ButtonLink kind="line" to="/app/college">
              {t(ownCollegeMessages.openCollege)}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{t(detailsMessages.collegeTbd)}</p>
          <div>
            <ButtonLink to="/app/setup">{t(detailsMessages.findCollege)}</ButtonLink>
          </div>
        </>
      )}
    </ProfileSection>
  );
}

/** Signing in without a password, and where to set it up. */
function MyPasskeys() {
  const t = useTranslate();
  return (
    <ProfileSection anchor="passkeys" title={t(passkeyMessages.title)}>
      <p>{t(passkeyMessages.profileNone)}</p>
      <div>
        <ButtonLink kind="line" icon="lock" to="/app/passkeys">
          {t(passkeyMessages.manage)}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}

/** The parts of the page that someone sees, in their order. */
function placesOf(
  { me, forms }: Pick<ProfileData, 'me' | 'forms'>,
  hasPush: boolean,
): readonly (readonly [anchor: string, title: Message])[] {
  const { name, student, parent, rep, counselor, school } = forms;
  const all = [
    ['invitations', messages.invitations, me.invitations.length > 0],
    ['details', messages.details, name ?? student ?? parent ?? rep ?? counselor],
    ['college', messages.college, me.userType === 'college'],
    ['school', messages.school, school],
    ['wishes', messages.wishes, student],
    ['parents', messages.parents, student],
    ['students', messages.students, me.userType === 'parent'],
    ['sharing', messages.sharing, student],
    ['privacy', messages.privacy, student],
    ['mail', messages.mail, true],
    ['notifications', messages.notifications, hasPush],
    ['password', messages.password, true],
    ['passkeys', passkeyMessages.title, true],
    ['second-factor', secondFactorMessages.title, true],
    ['methods', messages.methods, true],
    ['sessions', messages.sessions, true],
    ['region', messages.region, true],
    ['data', messages.data, true],
  ] as const;
  return all.flatMap(([anchor, title, isThere]) => (isThere ? [[anchor, title] as const] : []));
}

interface MyRegionProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** In which zone and language someone reads. */
function MyRegion({ data: { region }, now }: MyRegionProps) {
  const t = useTranslate();
  return (
    <ProfileSection anchor="region" title={t(messages.region)}>
      <Form fields={accountForms.region} now={now} intent="region" initial={region.initial}>
        <SelectField
          name="time_zone"
          label={t(accountSettingsMessages.timeZone)}
          hint={t(accountSettingsMessages.timeZoneHint)}
          options={region.zones}
          empty={null}
        />
        <SelectField
          name="locale"
          label={t(accountSettingsMessages.language)}
          hint={t(accountSettingsMessages.languageHint)}
          options={region.languages}
          empty={null}
        />
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
