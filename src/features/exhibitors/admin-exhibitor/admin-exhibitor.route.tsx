import { data, Link, redirect } from 'react-router';
import type { Route } from './+types/admin-exhibitor.route.ts';
import { closeByForm, isAboutClosing } from '../../booths/close-by-form.ts';
import { choice, flag } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { assignExhibitor, exhibitorCollege } from './assign-queries.ts';
import { assignMessages as messages } from './assign.messages.ts';
import css from '../admin-payments/admin-payments.module.css';
import { AssignedCollege } from './assigned-college.tsx';
import { CloseBooth, CloseQuestion, closeParameter } from '../../booths/close-booth.tsx';
import { closingMessages } from '../../booths/closing.messages.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';

const fieldsFor = (ids: readonly string[]) => ({
  collegeId: choice(ids),
  inviteContact: flag(),
});

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { fairId, exhibitorId } = params;
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const { exhibitorCollege: found } = await call.query(exhibitorCollege, { exhibitorId, search });
  if (found?.fairId !== fairId) throw new Response(null, { status: 404 });
  const path = `/admin/fairs/${fairId}/exhibitors/${exhibitorId}`;
  const meta = pageMeta({
    ...call,
    title: found.name,
    description: translatorFor(call.locale)(messages.title),
    path,
  });
  return { meta, found, search, fairId, query: url.search, now: call.now };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { exhibitorId } = params;
  if (isAboutClosing(form)) {
    const { errors, message } = await closeByForm(call, form);
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return redirect(url.pathname, {
      headers: {
        'set-cookie': flashCookie({
          type: 'success',
          message: translatorFor(call.locale)(message),
        }),
      },
    });
  }
  const search = url.searchParams.get('q');
  const { exhibitorCollege: found } = await call.query(exhibitorCollege, { exhibitorId, search });
  const fields = fieldsFor(found?.colleges.map(({ id }) => id) ?? []);
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(assignExhibitor, { input: { ...values, exhibitorId } });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = translatorFor(call.locale)(messages.assigned);
  return redirect(url.pathname, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/exhibitors/{exhibitorId}`: whose registration it is, and its college. */
export default function AdminExhibitor({ loaderData }: Route.ComponentProps) {
  const { found, search, fairId, query, now } = loaderData;
  const t = useTranslate();
  const { colleges, contactEmail, collegeId, isRep, isInvited } = found;
  const first = colleges[0];
  const best =
    first && first.sameName && (first.sameHost || first.sameState) ? first.id : undefined;
  return (
    <section aria-label={found.name}>
      <p>
        <Link to={`/admin/fairs/${fairId}/exhibitors`}>{t(messages.back)}</Link>
      </p>
      <h2>{found.name}</h2>
      <AssignedCollege found={found} />
      <p>
        <ButtonLink
          to={`/admin/fairs/${fairId}/exhibitors/${found.id}/edit`}
          kind="line"
          icon="edit"
        >
          {t(messages.editPublic)}
        </ButtonLink>
      </p>
      <ExhibitorBooth found={found} query={query} now={now} />
      <Section title={t(collegeId === null ? messages.title : messages.titleAssigned)}>
        {found.canAssign ? (
          <>
            <p className={css.lead}>{t(messages.text)}</p>
            <FilterBar
              act={t(messages.search)}
              label={t(messages.find)}
              search={{ label: t(messages.find), text: search }}
            />
            {colleges.length === 0 ? (
              <p role="status">{t(messages.nothing)}</p>
            ) : (
              <Form fields={fieldsFor(colleges.map(({ id }) => id))} now={now} intent="assign">
                <div className={css.sheet}>
                  <RadioCards
                    name="collegeId"
                    label={t(messages.choose)}
                    defaultValue={collegeId ?? best}
                    options={colleges.map((college) => ({
                      value: college.id,
                      label: college.name,
                      hint: [
                        [college.city, college.state].filter(Boolean).join(', '),
                        ...(['sameName', 'sameHost', 'sameState', 'isRegistered'] as const)
                          .filter((key) => college[key])
                          .map((key) => t(messages[key])),
                      ]
                        .filter(Boolean)
                        .join('\u00a0· '),
                    }))}
                  />
                  {!isRep && (
                    <CheckboxField
                      name="inviteContact"
                      label={t(messages.invite, { email: contactEmail })}
                      hint={t(messages.inviteHint)}
                      defaultChecked={isInvited}
                    />
                  )}
                  {isRep && <input type="hidden" name="inviteContact" value="false" />}
                  <SubmitButton pending={t(messages.assigning)}>{t(messages.assign)}</SubmitButton>
                </div>
              </Form>
            )}
          </>
        ) : (
          <p>{t(messages.ended)}</p>
        )}
      </Section>
    </section>
  );
}

interface ExhibitorBoothProps {
  readonly found: NonNullable<ResultOf<typeof exhibitorCollege>['exhibitorCollege']>;
  /** The page's query string. */
  readonly query: string;
  readonly now: Date;
}

/** The booth of an exhibitor: whether it is open, and closing it temporarily. */
function ExhibitorBooth({ found, query, now }: ExhibitorBoothProps) {
  const t = useTranslate();
  const { booth, boothId, collegeName } = found;
  if (booth === null || boothId === null) return null;
  const { isPublished, isClosed, reason } = booth;
  const shown = { id: boothId, college: collegeName ?? found.name, isClosed };
  const isAsked = new URLSearchParams(query).get(closeParameter) === boothId && !isClosed;
  return (
    <Section title={t(closingMessages.section)}>
      {isAsked && isPublished && <CloseQuestion booth={shown} query={query} now={now} />}
      <p className={css.lead}>
        {t(
          isPublished
            ? isClosed
              ? closingMessages.isClosed
              : closingMessages.isOpen
            : closingMessages.notPublished,
        )}
        {isClosed && reason !== null && ` ${t(closingMessages.told, { reason })}`}
      </p>
      {isPublished && <CloseBooth booth={shown} query={query} now={now} />}
    </Section>
  );
}
