import { ChangedFields } from '../../colleges/changed-fields.tsx';
import { collegeChangeWords } from '../../colleges/college-changes.words.ts';
import { schoolRefusals } from '../../counselors/school-refusals.words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NumberField, TextField, UrlField } from '../../ui/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { CampusFields } from '../parts/campus-fields.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsWords as said } from './details.words.ts';
import type { ProfileData } from './load-profile.ts';
import { MajorsField } from './majors-field.tsx';
import { Press } from './press.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';
import { SaveButton } from './save-button.tsx';
import css from './profile-section.module.css';

interface AboutWorkProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The college that a rep speaks for, or how to find it. */
export function AboutCollege({ data, now }: AboutWorkProps) {
  const say = useSay();
  const { college, programs } = data.forms;
  if (data.me.userType !== 'college') return null;
  if (!college || !programs)
    return (
      <ProfileSection anchor="college" title={say(profileWords.college)}>
        <p>{say(said.collegeTbd)}</p>
        <div>
          <ButtonLink to="/app/setup">{say(said.findCollege)}</ButtonLink>
        </div>
      </ProfileSection>
    );
  return (
    <>
      <ProfileSection anchor="college" title={say(profileWords.college)}>
        {data.changes.map(({ id, fields }) => (
          <Notice key={id} kind="info">
            <p>{say(collegeChangeWords.waiting)}</p>
            <ChangedFields fields={fields} />
          </Notice>
        ))}
        <Form fields={detailsFields.college} now={now} intent="college" initial={college}>
          {college.unitId !== null && <p>{say(said.federal)}</p>}
          <TextField name="name" label={say(said.collegeName)} autoComplete="organization" />
          <UrlField name="boothUrl" label={say(said.boothUrl)} />
          <TextArea name="description" label={say(said.about)} />
          <AddressFields />
          <SaveButton />
        </Form>
        <Disclosure title={say(said.leaveCollege)}>
          <div className={css.apart}>
            <p>{say(said.leaveCollegeText)}</p>
            <Press intent="leave-college">{say(said.leaveCollegeDo)}</Press>
          </div>
        </Disclosure>
      </ProfileSection>
      <ProfileSection anchor="programs" title={say(profileWords.programs)}>
        <Form
          key={programs.majors.join()}
          fields={detailsFields.programs}
          now={now}
          intent="programs"
          initial={programs}
        >
          <MajorsField chosen={programs.majors} titles={data.majors} />
          <CampusFields said={said} />
          <UrlField name="applyUrl" label={say(said.applyUrl)} />
          <NumberField name="onlineCoursePct" label={say(said.onlinePart)} />
          <SaveButton />
        </Form>
      </ProfileSection>
    </>
  );
}

/** The school of a counselor: to change by whoever entered it, until somebody is confirmed at it. */
export function AboutSchool({ data, now }: AboutWorkProps) {
  const say = useSay();
  const { school } = data.forms;
  if (!school) return null;
  return (
    <ProfileSection anchor="school" title={say(profileWords.school)}>
      <Notice kind={data.isConfirmedCounselor ? 'success' : 'info'}>
        {say(data.isConfirmedCounselor ? said.confirmed : said.notConfirmed)}
      </Notice>
      {data.mayRenameSchool ? (
        <Form fields={detailsFields.school} now={now} intent="school" initial={school}>
          <TextField name="name" label={say(said.schoolName)} autoComplete="organization" />
          <AddressFields />
          <SaveButton />
        </Form>
      ) : (
        <div>
          <p>
            <b>{school.name}</b>
            <br />
            {[school.address1, school.city, school.state, school.postalCode]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p>{say(data.ownsSchool ? schoolRefusals.confirmed : said.schoolLocked)}</p>
        </div>
      )}
    </ProfileSection>
  );
}
