import { Avatar } from '../../ui/avatar.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { familyForms } from './family-fields.ts';
import { familyWords as said } from './family.words.ts';
import type { ProfileData } from './load-profile.ts';
import { Press } from './press.tsx';
import { Pair, ProfileSection, Row, Rows } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';
import { RelationshipField } from './relationship-field.tsx';
import { displayName } from '../../accounts/display-name.ts';

interface MyParentsProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The parents of a student: linked, invited, and a form to invite another. */
export function MyParents({ data: { forms, parents }, now }: MyParentsProps) {
  const say = useSay();
  if (!forms.student) return null;
  return (
    <ProfileSection anchor="parents" title={say(profileWords.parents)} lead={say(said.parentsLead)}>
      {parents.length === 0 ? (
        <p>{say(said.noParents)}</p>
      ) : (
        <Rows>
          {parents.map((parent) => {
            const name = displayName(parent);
            const isLinked = parent.confirmedAt !== null;
            const state = say(isLinked ? said.linked : said.waiting);
            return (
              <Row
                key={parent.id}
                mark={<Avatar name={name} />}
                name={name}
                about={[parent.studentRelationship, parent.email, state].filter(Boolean).join(', ')}
              >
                <Press
                  intent="end-link"
                  id={parent.id}
                  aria-label={say(isLinked ? said.endNamed : said.withdrawNamed, { name })}
                >
                  {say(isLinked ? said.end : said.withdraw)}
                </Press>
              </Row>
            );
          })}
        </Rows>
      )}
      <Disclosure title={say(said.invite)} open={parents.length === 0}>
        <Form
          key={parents.length}
          fields={familyForms.inviteParent}
          now={now}
          intent="invite-parent"
        >
          <Pair>
            <TextField name="firstName" label={say(said.firstName)} autoComplete="off" />
            <TextField name="lastName" label={say(said.lastName)} autoComplete="off" />
          </Pair>
          <EmailField name="email" label={say(said.email)} autoComplete="off" />
          <RelationshipField label={say(said.parentRelationship)} />
          <div>
            <SubmitButton icon="mail">{say(said.send)}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
    </ProfileSection>
  );
}
