import { data, redirect, Link } from 'react-router';
import type { Route } from './+types/merge.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap, Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { adminCollegesMessages } from '../admin-list/admin-colleges.messages.ts';
import { MergePreview } from './merge-preview.tsx';
import { mergeColleges, mergeOffers, mergePreview, undoMerge } from './merge-queries.ts';
import { mergeMessages as messages } from './merge.messages.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import css from './merge.module.css';

interface MergeOffersProps {
  readonly pairs: ResultOf<typeof mergeOffers>['collegePairs'];
  readonly merges: ResultOf<typeof mergeOffers>['collegeMerges'];
  readonly zone: string;
  readonly now: Date;
}

/** Merges that can be undone, and pairs that may be duplicates. */
function MergeOffers({ pairs, merges, zone, now }: MergeOffersProps) {
  const t = useTranslate();
  return (
    <>
      {merges.length > 0 && (
        <Section title={t(messages.recent)}>
          <ul role="list" className={css.list}>
            {merges.map(({ id, kept, gone, at }) => (
              <li key={id}>
                <span>
                  <Link to={`/admin/colleges/${kept.id}`}>
                    {t(messages.recentLine, { gone: gone.name, kept: kept.name })}
                  </Link>
                  <span className={css.second}>
                    <When start={at} zone={zone} now={now.toISOString()} />
                  </span>
                </span>
                <Form fields={nothing} now={now} intent={`undo ${id}`}>
                  <input type="hidden" name="act" value="undo" />
                  <input type="hidden" name="merge" value={id} />
                  <SubmitButton
                    kind="line"
                    size="small"
                    aria-label={t(messages.undoLabel, { gone: gone.name })}
                  >
                    {t(messages.undo)}
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t(messages.pairs)}>
        <p>{t(pairs.length === 0 ? messages.noPairs : messages.pairsText)}</p>
        {pairs.length === 0 ? (
          <p className={css.back}>
            <ButtonLink to="/admin/colleges" kind="line">
              {t(messages.backToList)}
            </ButtonLink>
          </p>
        ) : (
          <ul role="list" className={css.list}>
            {pairs.map(({ one, other }) => {
              // By default keeps the federal one, or the one with reps.
              const [kept, gone] = weightOf(one) >= weightOf(other) ? [one, other] : [other, one];
              return (
                <li key={`${one.id} ${other.id}`}>
                  <span>
                    {kept.name}
                    <span className={css.second}>
                      {kept.city}, {kept.state}
                    </span>
                  </span>
                  <span>
                    {gone.name}
                    <span className={css.second}>
                      {gone.city}, {gone.state}
                    </span>
                  </span>
                  <ButtonLink
                    to={`?id=${kept.id}&id=${gone.id}`}
                    kind="line"
                    size="small"
                    aria-label={t(messages.compareLabel, { one: kept.name, other: gone.name })}
                  >
                    {t(messages.compare)}
                  </ButtonLink>
                </li>
              );
            })}
          </ul>
        )}
      </Section>
    </>
  );
}

const weightOf = ({ unitId, reps, status }: MergeOffersProps['pairs'][number]['one']): number =>
  (status === 'draft' ? 0 : 1000) + (unitId === null ? 0 : 500) + reps;

const nothing = {};

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const [keptId, goneId, third] = url.searchParams.getAll('id');
  const isPair = keptId !== undefined && goneId !== undefined && third === undefined;
  const preview = isPair
    ? (await call.query(mergePreview, { keptId, goneId })).collegeMergePreview
    : null;
  const { collegePairs, collegeMerges } = await call.query(mergeOffers);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.lead),
    path: '/admin/colleges/merge',
  });
  return {
    meta,
    preview,
    pairs: collegePairs,
    merges: collegeMerges,
    // Something is selected, but not a pair.
    isNoPair: keptId !== undefined && preview === null,
    zone: call.zone ?? 'UTC',
    now: call.now,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { error, message } = await answer(call, form);
  if (error) return data(refusalData(error, form), 400);
  return redirect(url.pathname, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

async function answer(call: PageCall, form: FormData) {
  const t = translatorFor(call.locale);
  const idIn = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (form.get('act') === 'undo') {
    const { errors } = await call.ask(undoMerge, { id: idIn('merge') });
    return { error: errors[0], message: t(messages.didUndo) };
  }
  if (form.get('act') !== 'merge') throw new Response(null, { status: 400 });
  const { errors } = await call.ask(mergeColleges, { keptId: idIn('kept'), goneId: idIn('gone') });
  return { error: errors[0], message: t(messages.didMerge) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/merge`: possible duplicates, what a merge does, and merges to undo. */
export default function MergeColleges({ loaderData }: Route.ComponentProps) {
  const { preview, isNoPair, zone, now } = loaderData;
  const t = useTranslate();
  return (
    <Wrap>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.lead)}
        trail={
          <Breadcrumbs trail={[{ label: t(adminCollegesMessages.title), to: '/admin/colleges' }]} />
        }
      />
      {isNoPair && (
        <Notice
          kind="warning"
          action={
            <ButtonLink to="/admin/colleges" kind="line" size="small">
              {t(messages.backToList)}
            </ButtonLink>
          }
        >
          {t(messages.chooseTwo)}
        </Notice>
      )}
      {preview ? (
        <MergePreview preview={preview} zone={zone} now={now} />
      ) : (
        <MergeOffers pairs={loaderData.pairs} merges={loaderData.merges} zone={zone} now={now} />
      )}
    </Wrap>
  );
}
