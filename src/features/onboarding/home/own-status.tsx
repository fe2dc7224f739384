import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { WaitingStudents } from '../family/waiting-students.tsx';
import { OneButton } from '../one-button.tsx';
import { pendingRequestMessages } from '../own-college/pending-request.messages.ts';
import { RequestPending } from '../own-college/request-pending.tsx';
import { counselorSetupMessages } from '../counselor-setup/counselor-setup.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';

/** Remaining setup steps; none of them blocks anything. */
function Unfinished({ userType, toRegister }: Pick<HomeData, 'userType' | 'toRegister'>) {
  const t = useTranslate();
  return (
    <Notice
      title={t(userType === 'college' ? messages.setupCollegeTitle : messages.setup)}
      action={
        <>
          {/* Registering for a fair comes first. */}
          <ButtonLink to="/app/setup" kind={toRegister ? 'line' : 'primary'}>
            {t(messages.setupDo)}
          </ButtonLink>
          {userType === 'student' && (
            <ButtonLink to="/app/profile/sharing" kind="quiet">
              {t(messages.setupSharing)}
            </ButtonLink>
          )}
          <ButtonLink to="/app/profile" kind="quiet">
            {t(messages.setupProfile)}
          </ButtonLink>
        </>
      }
    >
      {t(userType === 'college' ? messages.setupCollege : messages.setupText)}
    </Notice>
  );
}

/** The one college that a rep's address is at, to ask for in one tap. */
function Likely({ college: { id, name } }: { readonly college: NonNullable<HomeData['likely']> }) {
  const t = useTranslate();
  return (
    <Notice
      title={t(pendingRequestMessages.likely, { college: name })}
      action={
        <>
          <OneButton intent="claim" values={{ id }} action="/app/setup">
            {t(pendingRequestMessages.likelyYes)}
          </OneButton>
          <ButtonLink to="/app/setup" kind="quiet">
            {t(pendingRequestMessages.likelyOther)}
          </ButtonLink>
        </>
      }
    >
      {t(pendingRequestMessages.likelyText)}
    </Notice>
  );
}

/** The account's status: a claim, a draft, a confirmation, a link. */
export function Standing({ data }: { readonly data: HomeData }) {
  const t = useTranslate();
  const locale = useLocale();
  const { userType, isUnclaimed, college, school, isConfirmed, students, isSetUp } = data;
  if (isUnclaimed && data.pending) return <RequestPending pending={data.pending} now={data.now} />;
  if (isUnclaimed && data.declined)
    return (
      <Notice
        kind="warning"
        title={t(messages.claimDeclinedTitle)}
        action={<ButtonLink to="/app/setup">{t(messages.claimAgain)}</ButtonLink>}
      >
        <p>{t(messages.claimDeclined, { college: data.declined.collegeName })}</p>
        {data.declined.reason !== null && (
          <p>{t(messages.claimDeclinedWhy, { reason: data.declined.reason })}</p>
        )}
      </Notice>
    );
  if (isUnclaimed && data.likely) return <Likely college={data.likely} />;
  if (isUnclaimed)
    return (
      <Notice
        kind="warning"
        title={t(messages.claim)}
        action={<ButtonLink to="/app/setup">{t(messages.claimDo)}</ButtonLink>}
      >
        {t(messages.claimText)}
      </Notice>
    );
  if (college?.status === 'draft') return <Notice>{t(messages.draft)}</Notice>;
  if (userType === 'counselor' && school)
    return isConfirmed ? (
      <Notice kind="success">{t(messages.schoolConfirmed, { school: school.name ?? '' })}</Notice>
    ) : (
      <Notice
        title={t(messages.schoolWaiting, { school: school.name ?? '' })}
        action={
          <ButtonLink to={setupPath('confirm')}>{t(counselorSetupMessages.askHeading)}</ButtonLink>
        }
      >
        {t(messages.schoolWaitingText)}
      </Notice>
    );
  if (!isSetUp) return <Unfinished userType={userType} toRegister={data.toRegister} />;
  if (userType !== 'parent') return null;
  if (students.length > 0 || data.invited.length > 0)
    return (
      <>
        {students.length > 0 && (
          <Notice
            kind="success"
            action={
              <ButtonLink to="/app/profile/students" kind="quiet">
                {t(messages.yourStudentsDo)}
              </ButtonLink>
            }
          >
            {t(messages.yourStudents, { names: new Intl.ListFormat(locale).format(students) })}
          </Notice>
        )}
        {data.invited.length > 0 && (
          <Card>
            <WaitingStudents waiting={data.invited} atHome />
          </Card>
        )}
      </>
    );
  return (
    <Notice
      title={t(messages.inviteStudent)}
      action={<ButtonLink to="/app/profile/students">{t(messages.inviteStudentDo)}</ButtonLink>}
    >
      {t(messages.inviteStudentText)}
    </Notice>
  );
}
