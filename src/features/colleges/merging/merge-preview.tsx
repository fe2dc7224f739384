import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { QuestionFacts } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { adminCollegesMessages } from '../admin-list/admin-colleges.messages.ts';
import type { mergePreview } from './merge-queries.ts';
import { mergeMessages as messages } from './merge.messages.ts';
import css from './merge.module.css';

type Preview = NonNullable<ResultOf<typeof mergePreview>['collegeMergePreview']>;

interface MergePreviewProps {
  readonly preview: Preview;
  readonly zone: string;
  readonly now: Date;
}

/** Two colleges side by side, what moves and what stays, and the button. */
export function MergePreview({ preview, zone, now }: MergePreviewProps) {
  const { kept, gone, bothAt, consents, isPaying } = preview;
  const t = useTranslate();
  const counts = [
    [messages.repsMove, preview.reps],
    [messages.boothsMove, preview.booths],
    [messages.exhibitorsMove, preview.exhibitors],
    [messages.paymentsMove, preview.payments],
    [messages.attendeesMove, preview.attendees],
    [messages.claimsMove, preview.claims],
    [messages.savedMove, preview.savedBy],
    [messages.creditsMove, preview.credits],
  ] as const;
  return (
    <>
      <div className={css.sides}>
        <Side title={t(messages.keep)} college={kept} zone={zone} now={now} />
        <Side title={t(messages.gone)} college={gone} zone={zone} now={now} />
      </div>
      {kept.unitId !== null && gone.unitId !== null && (
        <Notice kind="warning">{t(messages.bothFederal)}</Notice>
      )}
      <p className={css.swap}>
        <ButtonLink to={`?id=${gone.id}&id=${kept.id}`} kind="line" size="small" icon="refresh">
          {t(messages.swap)}
        </ButtonLink>
      </p>
      <div className={css.sides}>
        <section className={css.effects}>
          <h2>{t(messages.moves, { college: kept.name })}</h2>
          <ul>
            {counts.map(
              ([sentence, count]) =>
                count > 0 && <li key={sentence.id}>{t(sentence, { count })}</li>,
            )}
            {gone.slug !== null && <li>{t(messages.addressMoves, { slug: gone.slug })}</li>}
            {gone.unitId !== null && kept.unitId === null && (
              <li>{t(messages.unitIdMoves, { unitId: String(gone.unitId) })}</li>
            )}
            <li>{t(messages.nameMoves)}</li>
          </ul>
        </section>
        <section className={css.effects}>
          <h2>{t(messages.stays)}</h2>
          <ul>
            <li>{t(messages.profileStays)}</li>
            {bothAt.map((fair) => (
              <li key={fair}>{t(messages.bothAt, { fair })}</li>
            ))}
            {consents > 0 && <li>{t(messages.consents, { count: consents })}</li>}
          </ul>
        </section>
      </div>
      {isPaying ? (
        <Notice kind="warning">{t(messages.isPaying)}</Notice>
      ) : (
        <Form fields={nothing} now={now} intent="merge">
          <input type="hidden" name="act" value="merge" />
          <input type="hidden" name="kept" value={kept.id} />
          <input type="hidden" name="gone" value={gone.id} />
          <div className={css.acts}>
            <SubmitButton kind="danger" pending={t(messages.merging)}>
              {t(messages.merge, { college: gone.name })}
            </SubmitButton>
            <ButtonLink to="/admin/colleges" kind="line">
              {t(messages.backToList)}
            </ButtonLink>
          </div>
        </Form>
      )}
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly college: Preview['kept'];
  readonly zone: string;
  readonly now: Date;
}

function Side({ title, college, zone, now }: SideProps) {
  const t = useTranslate();
  const { id, name, city, state, status, slug, unitId, domain, reps, createdAt } = college;
  const none = t(messages.nothing);
  const statuses = {
    draft: adminCollegesMessages.draft,
    active: adminCollegesMessages.active,
    closed: adminCollegesMessages.closed,
  };
  return (
    <section className={css.side}>
      <h2>{title}</h2>
      <p className={css.name}>
        <Link to={`/admin/colleges/${id}`}>{name}</Link>
      </p>
      <QuestionFacts
        facts={[
          [t(messages.place), `${city}, ${state}`],
          [
            t(messages.status),
            status === 'draft' || status === 'active' || status === 'closed'
              ? t(statuses[status])
              : status,
          ],
          [t(messages.domain), domain ?? none],
          [t(messages.unitId), unitId ?? none],
          [t(messages.reps), reps],
          [t(messages.address), slug === null ? none : `/college-${slug}`],
          [
            t(messages.entered),
            <When key="at" start={createdAt} zone={zone} now={now.toISOString()} show="day" />,
          ],
        ]}
      />
    </section>
  );
}

const nothing = {};
