import { redirect } from 'react-router';
import type { Route } from './+types/parents.route.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { familyForms } from './family-fields.ts';
import { familyMessages as messages } from './family.messages.ts';
import { OneButton } from '../one-button.tsx';
import { Pair, Row, Rows, Sheet } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { RelationshipField } from './relationship-field.tsx';
import { describeRelationship } from './relationships.ts';
import { displayName } from '../../accounts/person-name.ts';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { endFamilyLink, sendParentInvitation } from './save-family.ts';

const myParents = graphql(`
  query MyParents {
    me {
      student {
        id
      }
      parents {
        items {
          id
          firstName
          lastName
          email
          studentRelationship
          confirmedAt
        }
      }
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { student, parents } = (await call.query(myParents)).me;
  if (!student) throw redirect('/app/setup');
  return {
    ...aboutSection(call, 'parents', profileMessages.parents),
    parents: parents.items.flatMap((parent) => parent ?? []),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    'invite-parent': sendParentInvitation,
    'end-link': endFamilyLink,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The parents of a student: linked, invited, and a form to invite another. */
export default function Parents({ loaderData: { parents, now } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <SectionPage title={t(profileMessages.parents)} lead={t(messages.parentsLead)}>
      <Sheet>
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
                  about={[describeRelationship(t, parent.studentRelationship), parent.email, state]
                    .filter(Boolean)
                    .join(', ')}
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
            now={new Date(now)}
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
      </Sheet>
    </SectionPage>
  );
}
