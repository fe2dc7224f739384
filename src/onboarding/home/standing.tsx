import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';

/** What is left of the set-up, for when there is time; nothing waits for it. */
function Unfinished({ userType }: Pick<HomeData, 'userType'>) {
  const say = useSay();
  return (
    <Notice
      title={say(userType === 'college' ? said.setupCollegeTitle : said.setup)}
      action={
        <>
          <ButtonLink to="/app/setup">{say(said.setupDo)}</ButtonLink>
          {userType === 'student' && (
            <ButtonLink to="/app/profile#sharing" kind="quiet">
              {say(said.setupSharing)}
            </ButtonLink>
          )}
        </>
      }
    >
      {say(userType === 'college' ? said.setupCollege : said.setupText)}
    </Notice>
  );
}

/** How things stand with the account itself: a claim, a draft, a confirmation, a link. */
export function Standing({ data }: { readonly data: HomeData }) {
  const say = useSay();
  const locale = useLocale();
  const { userType, isUnclaimed, openClaim, college, school, isConfirmed, students, isSetUp } =
    data;
  if (isUnclaimed && openClaim)
    return (
      <Notice
        title={say(said.claimOpenTitle)}
        action={
          <ButtonLink to="/app/setup" kind="line">
            {say(said.claimSee)}
          </ButtonLink>
        }
      >
        {say(said.claimOpen, { college: openClaim })}
      </Notice>
    );
  if (isUnclaimed && data.declined)
    return (
      <Notice
        kind="warning"
        title={say(said.claimDeclinedTitle)}
        action={<ButtonLink to="/app/setup">{say(said.claimAgain)}</ButtonLink>}
      >
        <p>{say(said.claimDeclined, { college: data.declined.collegeName })}</p>
        {data.declined.reason !== null && (
          <p>{say(said.claimDeclinedWhy, { reason: data.declined.reason })}</p>
        )}
      </Notice>
    );
  if (isUnclaimed)
    return (
      <Notice
        kind="warning"
        title={say(said.claim)}
        action={<ButtonLink to="/app/setup">{say(said.claimDo)}</ButtonLink>}
      >
        {say(said.claimText)}
      </Notice>
    );
  if (college?.status === 'draft') return <Notice>{say(said.draft)}</Notice>;
  if (userType === 'counselor' && school)
    return isConfirmed ? (
      <Notice kind="success">{say(said.schoolConfirmed, { school: school.name ?? '' })}</Notice>
    ) : (
      <Notice title={say(said.schoolWaiting, { school: school.name ?? '' })}>
        {say(said.schoolWaitingText)}
      </Notice>
    );
  if (!isSetUp) return <Unfinished userType={userType} />;
  if (userType !== 'parent') return null;
  if (students.length > 0)
    return (
      <Notice kind="success">
        {say(said.yourStudents, { names: new Intl.ListFormat(locale).format(students) })}
      </Notice>
    );
  return (
    <Notice
      title={say(said.inviteStudent)}
      action={<ButtonLink to="/app/profile#students">{say(said.inviteStudentDo)}</ButtonLink>}
    >
      {say(said.inviteStudentText)}
    </Notice>
  );
}
