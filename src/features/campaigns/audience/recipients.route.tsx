import { data, redirect, useFetcher } from 'react-router';
import type { Route } from './+types/recipients.route.ts';
import { choice, text } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import { campaignPathsAt } from '../campaign-paths.ts';
import {
  audiences,
  fairAudienceCode,
  fairAudiences,
  fairGroups,
  readAudienceCode,
} from '../audiences.ts';
import { saveDraft } from '../editor/draft-queries.ts';
import { openDraft } from '../editor/open-draft.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import { audienceMessages as messages } from './audience.messages.ts';
import { fairsToChoose, headCount } from './audience-queries.ts';
import { HeadCount } from './head-count.tsx';
import css from './recipients.module.css';

const fields = {
  part: choice([...audiences, ...fairAudiences]),
  fairId: text({ max: 60 }).optional(),
  among: choice(fairGroups).optional(),
  sessions: text({ max: 300 }).optional(),
  narrowedAt: text({ max: 60 }).optional(),
  exhibitors: text({ max: 20_000 }).optional(),
};

/** A 6x6 fair has no booths that could be ready. */
const ofCoordinators = fairAudiences.filter((one) => one !== 'FAIR_UNREADY');

/** The rest is needed or not as the part says: what takes the form knows. */
const checkedHere = { part: fields.part };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const draft = await openDraft(call, params.draftId, campaignPathsAt(url.pathname));
  const [{ campaignFairs }, count] = await Promise.all([
    call.query(fairsToChoose),
    draft.audience === '' ? null : call.query(headCount, { audience: draft.audience }),
  ]);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.headsText),
    path: `${campaignPathsAt(url.pathname).draft(draft.id)}/recipients`,
  });
  return {
    meta,
    id: draft.id,
    parts: readAudienceCode(draft.audience) ?? null,
    fairs: campaignFairs,
    count: count?.campaignAudience ?? null,
    now: call.now,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { part, fairId, among, sessions, narrowedAt, exhibitors } = values;
  const t = translatorFor(call.locale);
  const atFair = fairAudiences.find((one) => one === part);
  if (atFair && !fairId)
    return data(problemData({ fairId: t(campaignRefusals.noFair) }, form), 400);
  // Sessions that were chosen of another fair are none of this one.
  const numbers = sessions && narrowedAt === fairId ? sessions.split(',').map(Number) : null;
  const audience = atFair
    ? fairAudienceCode(atFair, fairId ?? '', {
        among,
        sessions: numbers,
        // Skips entries of another fair: they match no one.
        exhibitors: exhibitors && narrowedAt === fairId ? exhibitors.split(',') : null,
      })
    : part;
  const id = params.draftId;
  const { errors } = await call.ask(saveDraft, { input: { id, audience } });
  if (errors[0]) return data(refusalData(errors[0], form, { audience: 'part' }), 400);
  const path = campaignPathsAt(url.pathname).draft(id);
  if (form.get('quietly') !== null) return null;
  const headers = { 'set-cookie': flashCookie({ type: 'success', message: t(messages.saved) }) };
  return form.get('next') === 'preview'
    ? redirect(`${path}/preview`, { headers })
    : redirect(url.pathname, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/campaigns/email/drafts/{draftId}/recipients`: the audience and its size. */
export default function Recipients({ loaderData }: Route.ComponentProps) {
  const { id, parts, fairs, count, now } = loaderData;
  const t = useTranslate();
  const locale = useLocale();
  const { submit, state } = useFetcher();
  const { isOfAdmins, draft: draftPath } = useCampaignPaths();
  const path = `${draftPath(id)}/recipients`;
  const fair = fairs.find((one) => one.id === parts?.fairId);
  const chosen = parts?.sessions?.join(',') ?? '';
  const card = (part: (typeof audiences)[number] | (typeof fairAudiences)[number]) => ({
    value: part,
    label: t(messages[part]),
    hint: t(messages[`${part}Hint`]),
  });
  const day = (time: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(time));

  /** With scripts a choice counts at once; what is incomplete waits for the rest of it. */
  function choose(form: HTMLFormElement): void {
    const formData = new FormData(form);
    const isFair = fairAudiences.some((one) => one === formData.get('part'));
    if (formData.get('part') === null || (isFair && !formData.get('fairId'))) return;
    formData.set('quietly', '1');
    void submit(formData, { method: 'post', action: path });
  }

  return (
    <div className={css.sides}>
      <div
        onChange={({ target }) => {
          const form = target instanceof Element ? target.closest('form') : null;
          if (form) choose(form);
        }}
      >
        <Form fields={checkedHere} now={now} action={path}>
          <div className={css.groups}>
            {isOfAdmins && (
              <RadioCards
                name="part"
                label={t(messages.groups)}
                defaultValue={parts?.part}
                options={audiences.map(card)}
              />
            )}
            <RadioCards
              name="part"
              label={t(messages.fairs)}
              defaultValue={parts?.part}
              options={(isOfAdmins ? fairAudiences : ofCoordinators).map(card)}
            />
          </div>
          <SelectField
            name="fairId"
            label={t(messages.fair)}
            empty={t(messages.chooseFair)}
            defaultValue={parts?.fairId ?? ''}
            options={fairs.map(({ id: value, name, startTime, timeZone }) => ({
              value,
              label: `${name} · ${day(startTime, timeZone)}`,
            }))}
          />
          <SelectField
            name="among"
            label={t(messages.among)}
            hint={t(messages.amongHint)}
            empty={t(messages.everyone)}
            defaultValue={parts?.among ?? ''}
            options={fairGroups.map((value) => ({ value, label: t(messages[value]) }))}
          />
          {parts?.fairId && <input type="hidden" name="narrowedAt" value={parts.fairId} />}
          {parts?.exhibitors && (
            <SelectField
              name="exhibitors"
              label={t(messages.exhibitors)}
              hint={t(messages.exhibitorsHint)}
              empty={t(messages.allExhibitors)}
              defaultValue={parts.exhibitors.join(',')}
              options={[
                {
                  value: parts.exhibitors.join(','),
                  label: t(messages.selectedExhibitors, { count: parts.exhibitors.length }),
                },
              ]}
            />
          )}
          {fair && fair.sessions.length > 0 && (
            <SelectField
              name="sessions"
              label={t(messages.session)}
              hint={t(messages.amongHint)}
              empty={t(messages.anySession)}
              defaultValue={chosen}
              options={[
                ...fair.sessions.map(({ number, title }) => ({
                  value: String(number),
                  label: t(messages.oneSession, { number, title }),
                })),
                { value: '0', label: t(messages.noSession) },
                ...(chosen.includes(',')
                  ? [{ value: chosen, label: t(messages.severalSessions, { numbers: chosen }) }]
                  : []),
              ]}
            />
          )}
          <div className={css.acts}>
            <SubmitButton name="next" value="preview">
              {t(messages.next)}
            </SubmitButton>
            <SubmitButton kind="line">{t(messages.count)}</SubmitButton>
          </div>
        </Form>
      </div>
      <HeadCount count={count} isCounting={state !== 'idle'} />
    </div>
  );
}
