import { ChangedFields } from '../../colleges/request-facts.tsx';
import { collegeChangeMessages } from '../../colleges/college.messages.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import { AddressFields } from '../details/address-fields.tsx';
import { detailsFields } from '../details/details-fields.ts';
import { detailsMessages as messages } from '../details/details.messages.ts';
import type { OwnCollegeData } from './load-own-college.ts';
import { ProgramFields } from '../program-fields.tsx';
import { OneButton } from '../one-button.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { SaveButton } from '../profile/save-button.tsx';
import css from '../profile/profile-section.module.css';

interface AboutCollegeProps {
  readonly data: OwnCollegeData;
  readonly now: Date;
}

/** The college a rep represents, and what it offers. */
export function AboutCollege({ data, now }: AboutCollegeProps) {
  const t = useTranslate();
  const { college, programs } = data;
  if (!college || !programs) return null;
  return (
    <>
      <ProfileSection anchor="college" title={t(profileMessages.college)}>
        {data.changes.map(({ id, fields }) => (
          <Notice key={id} kind="info">
            <p>{t(collegeChangeMessages.waiting)}</p>
            <ChangedFields fields={fields} />
          </Notice>
        ))}
        <Form fields={detailsFields.college} now={now} intent="college" initial={college}>
          {college.unitId !== null && <p>{t(messages.federal)}</p>}
          <TextField name="name" label={t(messages.collegeName)} autoComplete="organization" />
          <UrlField name="boothUrl" label={t(messages.boothUrl)} />
          <TextArea name="description" label={t(messages.about)} />
          <AddressFields />
          <SaveButton />
        </Form>
        <Disclosure title={t(messages.leaveCollege)}>
          <div className={css.apart}>
            <p>{t(messages.leaveCollegeText)}</p>
            <OneButton kind="line" intent="leave-college">
              {t(messages.leaveCollegeDo)}
            </OneButton>
          </div>
        </Disclosure>
      </ProfileSection>
      <ProfileSection anchor="programs" title={t(profileMessages.programs)}>
        <Form
          key={programs.majors.join()}
          fields={detailsFields.programs}
          now={now}
          intent="programs"
          initial={programs}
        >
          <ProgramFields label={t(messages.majors)} chosen={programs.majors} areas={data.areas} />
          <SaveButton />
        </Form>
      </ProfileSection>
    </>
  );
}
