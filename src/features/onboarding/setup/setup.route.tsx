import { data } from 'react-router';
import type { Route } from './+types/setup.route.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { answerOffer, isAnswer } from '../invitations/answer-offer.ts';
import { loadCollegeSetup } from '../college-setup/load-college.ts';
import { loadCounselorSetup } from '../counselor-setup/load-counselor.ts';
import { completeOwn, loadParentSetup } from '../parent-setup/load-parent.ts';
import { loadStudentSetup } from '../student-setup/load-student.ts';
import { ParentStep } from '../parent-setup/parent-step.tsx';
import { saveCollegeForm } from '../college-setup/save-college.ts';
import { saveStudentForm } from '../student-setup/save-student.ts';
import { StudentSetupStep } from '../student-setup/student-setup.tsx';
import { openFormVisit, goOn, textIn, type FormVisit } from './visit-setup.ts';
import { setupPath } from './setup-path.ts';
import { setupMessages } from './setup.messages.ts';
import { type CollegeStepProps, CollegeFrame } from '../college-setup/college-frame.tsx';
import { CollegeInstitution } from '../college-setup/college-institution.tsx';
import { CollegeProfileStep } from '../college-setup/college-profile.tsx';
import { CollegeReps } from '../college-setup/college-reps.tsx';
import {
  CounselorConfirmStep,
  CounselorMeStep,
  CounselorSchoolStep,
  type CounselorStepProps,
} from '../counselor-setup/counselor-steps.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { parentSetupMessages as messages } from '../parent-setup/parent-setup.messages.ts';
import { ownParentFields } from '../parent-setup/parent-fields.ts';
import { inviteMyStudent } from '../parent-setup/parent-queries.ts';
import { endMyLink } from '../student-setup/student-queries.ts';
import { classMessages } from '../../classes/class.messages.ts';
import { classPaths } from '../../classes/class-paths.ts';
import { openLink } from '../../classes/class-queries.ts';
import { counselorSteps } from '../../counselors/counselor-steps.ts';
import { comingFairs } from '../../fairs/fair-queries.ts';
import { counselorSetupMessages } from '../counselor-setup/counselor-setup.messages.ts';
import { colleagueFields } from './colleague-fields.ts';
import { askColleague, chooseSchool, saveMe } from '../counselor-setup/counselor-queries.ts';
import { collegeSteps } from '../../colleges/college-steps.ts';
import { LogoField } from '../../colleges/logo-field.tsx';
import { logoMessages } from '../../colleges/college.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { UrlField } from '../../../ui/fields/text-field.tsx';
import { collegeSetupMessages } from '../college-setup/college-setup.messages.ts';
import { OneButton } from '../one-button.tsx';
import { StepActs } from './step-acts.tsx';

const counselorSetupSteps = {
  school: CounselorSchoolStep,
  me: CounselorMeStep,
  confirm: CounselorConfirmStep,
} as const;

/** The step of a counselor's setup that is shown. */
function CounselorSetupStep(props: CounselorStepProps) {
  const Step = counselorSetupSteps[props.setup.at];
  return <Step {...props} />;
}

const steps = {
  institution: CollegeInstitution,
  profile: CollegeProfileStep,
  reps: CollegeReps,
  booth: CollegeBooth,
} as const;

/** The step of a college's setup that is shown. */
function CollegeSetupStep(props: CollegeStepProps) {
  const Step = steps[props.setup.at];
  return <Step {...props} />;
}

export const headers = () => ({ 'cache-control': 'no-store' });

/** The guard lets no one else in than those who have something to set up. */
const noPage = () => new Response(null, { status: 404 });

async function loadSetup(call: PageCall, url: URL) {
  switch (call.viewer?.role) {
    case 'STUDENTS':
      return loadStudentSetup(call, url.searchParams.get('step'));
    case 'PARENTS':
      return loadParentSetup(call);
    case 'COUNSELORS':
      return loadCounselorSetup(call, url);
    case 'COLLEGES':
      return loadCollegeSetup(call, url);
    default:
      throw noPage();
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    now: call.now,
    setup: await loadSetup(call, url),
    meta: pageMeta({
      ...call,
      title: t(setupMessages.title),
      description: t(setupMessages.description),
      path: setupPath(),
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = await openFormVisit(context.get(pageCall), request);
  if (isAnswer(visit.intent)) return answerOffer(visit);
  switch (visit.call.viewer?.role) {
    case 'STUDENTS':
      return saveStudentForm(visit);
    case 'PARENTS':
      return saveParentForm(visit);
    case 'COUNSELORS':
      return saveCounselorForm(visit);
    case 'COLLEGES':
      return saveCollegeForm(visit);
    default:
      throw noPage();
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The first steps of everyone, by what someone is. */
export default function Setup({ loaderData: { now, setup } }: Route.ComponentProps) {
  switch (setup.who) {
    case 'student':
      return <StudentSetupStep setup={setup} now={now} />;
    case 'parent':
      return <ParentStep setup={setup} now={now} />;
    case 'counselor':
      return <CounselorSetupStep setup={setup} now={now} />;
    case 'college':
      return <CollegeSetupStep setup={setup} now={now} />;
  }
}

/** Invites a student, takes an invitation back, or ends a link. */
async function saveParentForm(visit: FormVisit) {
  const { call, form, intent, t } = visit;
  if (intent === 'student') {
    await completeOwn(call, form);
    const { values, problems } = checkForm(ownParentFields, form, call);
    if (problems) return data(problemData(problems, form), 400);
    const answer = await call.ask(inviteMyStudent, { input: values });
    const message = t(messages.invited, { email: values.studentEmail });
    return goOn(visit, answer, setupPath(), { type: 'success', message });
  }
  const answer = await call.ask(endMyLink, { link: 'PARENT', id: textIn(form, 'id') });
  const message = t(intent === 'withdraw' ? messages.withdrawn : messages.ended);
  return goOn(visit, answer, setupPath(), { type: 'info', message });
}

/** After the school comes the link of the class at the next fair, made already, where there is one. */
async function toClass(visit: FormVisit, answer: Parameters<typeof goOn>[1]) {
  const { call, t } = visit;
  if (answer.errors[0] || call.featuresOff.includes('classes'))
    return goOn(visit, answer, setupPath('confirm'));
  const { fairCards } = await call.query(comingFairs);
  const open = fairCards.filter(({ cancelledAt }) => cancelledAt === null);
  // For a class, a fair that is live is mostly too late.
  const slug = (open.find(({ startTime }) => new Date(startTime) > call.now) ?? open[0])?.slug;
  if (slug === undefined) return goOn(visit, answer, setupPath('confirm'));
  const opened = await call.ask(openLink, { fair: slug });
  if (opened.errors[0]) return goOn(visit, answer, setupPath('confirm'));
  const message = t(classMessages.linkMade);
  return goOn(visit, answer, classPaths(slug).page, { type: 'success', message });
}

/** Saves a form of a counselor's setup, and leads to the next one. */
async function saveCounselorForm(visit: FormVisit) {
  const { call, form, intent } = visit;
  switch (intent) {
    case 'pick': {
      const answer = await call.ask(chooseSchool, { schoolId: textIn(form, 'schoolId') });
      return toClass(visit, answer);
    }
    case 'enter': {
      const { values, problems } = checkForm(counselorSteps.school, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return toClass(visit, await call.ask(chooseSchool, { school: values }));
    }
    case 'me': {
      const { values, problems } = checkForm(counselorSteps.me, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return goOn(visit, await call.ask(saveMe, { input: values }), setupPath('confirm'));
    }
    default: {
      const { values, problems } = checkForm(colleagueFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const answer = await call.ask(askColleague, { email: values.colleagueEmail });
      const message = visit.t(counselorSetupMessages.asked);
      return goOn(visit, answer, setupPath('confirm'), { type: 'info', message });
    }
  }
}

/** What visitors of every booth of the college read first. */
function CollegeBooth({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  return (
    <CollegeFrame
      setup={setup}
      title={t(collegeSetupMessages.boothHeading)}
      lead={t(collegeSetupMessages.boothLead)}
    >
      {setup.college && (
        <LogoField
          collegeId={setup.college.id}
          name={setup.college.name ?? ''}
          logo={setup.college.logo}
        >
          <OneButton
            intent="remove-logo"
            values={{ id: setup.college.id }}
            kind="line"
            size="small"
          >
            {t(logoMessages.remove)}
          </OneButton>
        </LogoField>
      )}
      <Form fields={collegeSteps.booth} now={now} intent="booth" initial={setup.told.booth}>
        <UrlField name="boothUrl" label={t(collegeSetupMessages.boothWebsite)} />
        <TextArea
          name="description"
          label={t(collegeSetupMessages.description)}
          hint={t(collegeSetupMessages.descriptionHint)}
        />
        <StepActs back="reps">{t(setupMessages.finish)}</StepActs>
      </Form>
    </CollegeFrame>
  );
}
