import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';

/** How things stand with the account itself: a claim, a draft, a confirmation, a link. */
export function Standing({ data }: { readonly data: HomeData }) {
  const say = useSay();
  const locale = useLocale();
  const { userType, isUnclaimed, openClaim, college, school, isConfirmed, students } = data;
  if (isUnclaimed && openClaim)
    return <Notice>{say(said.claimOpen, { college: openClaim })}</Notice>;
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
