import { data, redirect } from 'react-router';
import type { Route } from './+types/preferences.route.ts';
import { SubjectsField } from '../../subjects/subjects-field.tsx';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { NumberField } from '../../../ui/fields/text-field.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { CampusFields } from '../campus-fields.tsx';
import { Sheet } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import {
  afterSaving,
  readSubmission,
  saveOne,
  type ProfileSubmission,
} from '../profile/profile-submission.ts';
import { SaveButton } from '../profile/save-button.tsx';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { sectionPath } from '../profile/sections.ts';
import { ReachFields } from '../reach-fields.tsx';
import { wishFields } from '../student-fields.ts';
import { texts } from '../student-setup/load-student.ts';
import { createWishes, updateWishes } from './detail-mutations.ts';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
import { nothingThere, recordsOf } from './save-details.ts';

const myWishes = graphql(
  `
    query MyWishes {
      me {
        student {
          collegePreferences {
            ...WishFields
          }
        }
      }
    }
  `,
  [wishFields],
);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { student } = (await call.query(myWishes)).me;
  if (!student) throw redirect('/app/setup');
  const told = student.collegePreferences;
  return {
    ...aboutSection(call, 'preferences', profileMessages.wishes),
    wishes: {
      majors: texts(told?.majors),
      campusSize: texts(told?.campusSize),
      campusSetting: texts(told?.campusSetting),
      collegeType: texts(told?.collegeType),
      onlineCoursePct: told?.onlineCoursePct ?? null,
      maxMiles: told?.maxMiles ?? null,
      states: texts(told?.states),
      maxNetPrice: told?.maxNetPrice ?? null,
      admission: texts(told?.admission),
    },
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), { wishes: saveWishes });

/** The record is made when it is first saved. */
async function saveWishes(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.wishes, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { student } = await recordsOf(submission);
  if (!student) return nothingThere(submission);
  const { majors, campusSize, campusSetting, collegeType } = values;
  const preferences = {
    ...values,
    majors: majors ?? [],
    campusSize: campusSize ?? [],
    campusSetting: campusSetting ?? [],
    collegeType: collegeType ?? [],
  };
  const id = student.collegePreferences?.id;
  const answer = id
    ? await call.ask(updateWishes, { input: { id, ...preferences } })
    : await call.ask(createWishes, { input: { studentId: student.id, ...preferences } });
  return afterSaving(submission, answer, sectionPath('preferences'));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** What a student is looking for in a college. */
export default function Preferences({ loaderData: { wishes, now } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <SectionPage title={t(profileMessages.wishes)}>
      <Sheet>
        <Form
          key={wishes.majors.join()}
          fields={detailsFields.wishes}
          now={new Date(now)}
          intent="wishes"
          initial={wishes}
        >
          <SubjectsField />
          <CampusFields said={messages} />
          <ReachFields chosen={wishes} />
          <NumberField name="onlineCoursePct" label={t(messages.onlineWish)} />
          <SaveButton />
        </Form>
      </Sheet>
    </SectionPage>
  );
}
