import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { familyForms } from './family-fields.ts';
import { familyMessages as messages } from './family.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { OneButton } from '../one-button.tsx';
import { Pair, ProfileSection, Row, Rows } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { RelationshipField } from './relationship-field.tsx';
import { displayName } from '../../accounts/person-name.ts';

interface MyParentsProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The parents of a student: linked, invited, and a form to invite another. */
export function MyParents({ data: { forms, parents }, now }: MyParentsProps) {
  const t = useTranslate();
  if (!forms.student) return null;
  return (
    <ProfileSection
      anchor="parents"
      title={t(profileMessages.parents)}
      lead={t(messages.parentsLead)}
    >
      {parents.length === 0 ? (
        <p>{t(messages.noParents)}</p>
      ) : (
        <Rows>
          {parents.map((parent) => {
            const name = displayName(parent);
            const isLinked = parent.confirmedAt !== null;
            const state = t(isLinked ? messages.linked : messages.waiting);
            return (
              <Row
                key={parent.id}
                mark={<Avatar name={name} />}
                name={name}
                about={[parent.studentRelationship, parent.email, state].filter(Boolean).join(', ')}
              >
                <OneButton
                  kind="line"
                  intent="end-link"
                  values={{ id: parent.id }}
                  aria-label={t(isLinked ? messages.endNamed : messages.withdrawNamed, { name })}
                >
                  {t(isLinked ? messages.end : messages.withdraw)}
                </OneButton>
              </Row>
            );
          })}
        </Rows>
      )}
      <Disclosure title={t(messages.invite)} open={parents.length === 0}>
        <Form
          key={parents.length}
          fields={familyForms.inviteParent}
          now={now}
          intent="invite-parent"
        >
          <Pair>
            <TextField name="firstName" label={t(messages.firstName)} autoComplete="off" />
            <TextField name="lastName" label={t(messages.lastName)} autoComplete="off" />
          </Pair>
          <EmailField name="email" label={t(messages.email)} autoComplete="off" />
          <RelationshipField label={t(messages.parentRelationship)} />
          <div>
            <SubmitButton icon="mail">{t(messages.send)}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
    </ProfileSection>
  );
}
