import { schoolRefusals } from '../../counselors/school-refusals.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../profile/profile-section.tsx';
import { SaveButton } from '../profile/save-button.tsx';
import { AddressFields } from './address-fields.tsx';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
import type { SchoolData } from './load-school.ts';

/** A counselor's school: the person who entered it can change it until someone is confirmed at it. */
export function CounselorsSchool({ data }: { readonly data: SchoolData }) {
  const t = useTranslate();
  const { school, isConfirmed, mayRename, isOwner } = data;
  if (!school) return null;
  return (
    <Sheet>
      <Notice kind={isConfirmed ? 'success' : 'info'}>
        {t(isConfirmed ? messages.confirmed : messages.notConfirmed)}
      </Notice>
      {mayRename ? (
        <Form
          fields={detailsFields.school}
          now={new Date(data.now)}
          intent="school"
          initial={school}
        >
          <TextField name="name" label={t(messages.schoolName)} autoComplete="organization" />
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
          <p>{t(isOwner ? schoolRefusals.confirmed : messages.schoolLocked)}</p>
        </div>
      )}
    </Sheet>
  );
}
