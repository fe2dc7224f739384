import type { Route } from './+types/delete-account.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { leaveByForm } from './leave-by-form.ts';
import { leavingMessages as messages } from './leaving.messages.ts';
import { listMethods } from '../account-settings/load-account.ts';
import { readSubmission } from '../profile/profile-submission.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import css from './what-goes.module.css';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { leavingFields } from './leaving-fields.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { BackToProfile } from '../profile/section-page.tsx';
import { profilePath } from '../profile/sections.ts';

interface ConfirmProps {
  readonly now: Date;
  readonly email: string;
  /** A code has been mailed a moment ago. */
  readonly codeSent: boolean;
}

const noFields = {};

/** Deletes by the password. */
function ByPassword({ now, email }: Omit<ConfirmProps, 'codeSent'>) {
  const t = useTranslate();
  return (
    <ProfileSection anchor="by-password" title={t(messages.byPassword)}>
      <Form fields={leavingFields.password} now={now} intent="by-password">
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email}
          readOnly
          hidden
        />
        <PasswordField
          name="password"
          label={t(messages.password)}
          autoComplete="current-password"
        />
        <DeleteButton />
      </Form>
    </ProfileSection>
  );
}

/** Deletes by a code that is mailed first. */
function ByCode({ now, email, codeSent }: ConfirmProps) {
  const t = useTranslate();
  return (
    <ProfileSection anchor="by-code" title={t(messages.byCode)}>
      <Form fields={noFields} now={now} intent="send-code">
        {codeSent && (
          <Notice kind="success" live>
            {t(messages.codeSent, { email })}
          </Notice>
        )}
        <div>
          <SubmitButton kind="line" icon="mail" pending={t(messages.sending)}>
            {t(messages.sendCode)}
          </SubmitButton>
        </div>
      </Form>
      <Form fields={leavingFields.code} now={now} intent="by-code">
        <CodeField name="code" label={t(messages.code)} hint={t(messages.codeHint)} />
        <DeleteButton />
      </Form>
    </ProfileSection>
  );
}

function DeleteButton() {
  const t = useTranslate();
  return (
    <div>
      <SubmitButton kind="danger" icon="trash" pending={t(messages.deleting)}>
        {t(messages.delete)}
      </SubmitButton>
    </div>
  );
}

const goes = [
  messages.goesSignIn,
  messages.goesRecords,
  messages.goesSharing,
  messages.goesQuestions,
  messages.goesLinks,
  messages.goesMail,
];
/** What is kept, of some only by role. */
const staysOf = (role: string | undefined): readonly Message[] => [
  messages.staysFairs,
  messages.staysSharing,
  messages.staysAnswers,
  ...(role === 'COLLEGES' ? [messages.staysPayments, messages.staysCollege] : []),
  ...(role === 'COUNSELORS' ? [messages.staysSchool] : []),
  messages.staysBackups,
];

/** What is deleted with an account, and what is kept without a name. */
function WhatGoes() {
  const t = useTranslate();
  const { person } = useSite();
  return (
    <>
      <div className={css.both}>
        <Side title={messages.goes} icon="trash" points={goes} className={css.goes} />
        <Side title={messages.stays} icon="check" points={staysOf(person?.role)} />
      </div>
      <div className={css.after}>
        <p>{t(messages.first)}</p>
        <DownloadButtons />
      </div>
    </>
  );
}

interface SideProps {
  readonly title: Message;
  readonly icon: IconName;
  readonly points: readonly Message[];
  readonly className?: string | undefined;
}

function Side({ title, icon, points, className }: SideProps) {
  const t = useTranslate();
  return (
    <section className={classNames(css.side, className)}>
      <h2>{t(title)}</h2>
      <ul role="list">
        {points.map((point) => (
          <li key={point.id}>
            <Icon name={icon} />
            {t(point)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const methods = await listMethods(call);
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.lead),
      path: `${profilePath}/delete`,
    }),
    now: call.now.toISOString(),
    hasPassword: methods.some(({ providerId }) => providerId === 'credential'),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  leaveByForm(await readSubmission(context.get(pageCall), request));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** What goes and what stays, and then the password or a mailed code. */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const email = useSite().person?.email ?? '';
  const codeSent = actionData !== undefined && 'codeSent' in actionData;
  const confirm = { now: new Date(loaderData.now), email };
  return (
    <Wrap narrow>
      <PageHead trail={<BackToProfile />} title={t(messages.title)} lead={t(messages.lead)}>
        <ButtonLink kind="line" to={profilePath}>
          {t(messages.keep)}
        </ButtonLink>
      </PageHead>
      <WhatGoes />
      {loaderData.hasPassword && <ByPassword {...confirm} />}
      <ByCode {...confirm} codeSent={codeSent} />
    </Wrap>
  );
}
