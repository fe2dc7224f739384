import { Link } from 'react-router';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuestionFacts } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { adminCollegesWords } from '../admin-table/admin-colleges.words.ts';
import type { mergePreview } from './merge-queries.ts';
import { mergeWords as said } from './merge.words.ts';
import css from './merge.module.css';

type Preview = NonNullable<ResultOf<typeof mergePreview>['collegeMergePreview']>;

interface MergePreviewProps {
  readonly preview: Preview;
  readonly zone: string;
  readonly now: Date;
}

/** Two colleges side by side, what moves and what stays, and the act. */
export function MergePreview({ preview, zone, now }: MergePreviewProps) {
  const { kept, gone, bothAt, consents, isPaying } = preview;
  const say = useSay();
  const counts = [
    [said.repsMove, preview.reps],
    [said.boothsMove, preview.booths],
    [said.exhibitorsMove, preview.exhibitors],
    [said.paymentsMove, preview.payments],
    [said.attendeesMove, preview.attendees],
    [said.claimsMove, preview.claims],
    [said.savedMove, preview.savedBy],
    [said.creditsMove, preview.credits],
  ] as const;
  return (
    <>
      <div className={css.sides}>
        <Side title={say(said.keep)} college={kept} zone={zone} now={now} />
        <Side title={say(said.gone)} college={gone} zone={zone} now={now} />
      </div>
      {kept.unitId !== null && gone.unitId !== null && (
        <Notice kind="warning">{say(said.bothFederal)}</Notice>
      )}
      <p className={css.swap}>
        <ButtonLink to={`?id=${gone.id}&id=${kept.id}`} kind="line" size="small" icon="refresh">
          {say(said.swap)}
        </ButtonLink>
      </p>
      <div className={css.sides}>
        <section className={css.effects}>
          <h2>{say(said.moves, { college: kept.name })}</h2>
          <ul>
            {counts.map(
              ([sentence, count]) =>
                count > 0 && <li key={sentence.id}>{say(sentence, { count })}</li>,
            )}
            {gone.slug !== null && <li>{say(said.addressMoves, { slug: gone.slug })}</li>}
            {gone.unitId !== null && kept.unitId === null && (
              <li>{say(said.unitIdMoves, { unitId: String(gone.unitId) })}</li>
            )}
            <li>{say(said.nameMoves)}</li>
          </ul>
        </section>
        <section className={css.effects}>
          <h2>{say(said.stays)}</h2>
          <ul>
            <li>{say(said.profileStays)}</li>
            {bothAt.map((fair) => (
              <li key={fair}>{say(said.bothAt, { fair })}</li>
            ))}
            {consents > 0 && <li>{say(said.consents, { count: consents })}</li>}
          </ul>
        </section>
      </div>
      {isPaying ? (
        <Notice kind="warning">{say(said.isPaying)}</Notice>
      ) : (
        <Form fields={nothing} now={now} intent="merge">
          <input type="hidden" name="act" value="merge" />
          <input type="hidden" name="kept" value={kept.id} />
          <input type="hidden" name="gone" value={gone.id} />
          <div className={css.acts}>
            <SubmitButton kind="danger" pending={say(said.merging)}>
              {say(said.merge, { college: gone.name })}
            </SubmitButton>
            <ButtonLink to="/admin/colleges" kind="line">
              {say(said.backToList)}
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
  const say = useSay();
  const { id, name, city, state, status, slug, unitId, domain, reps, createdAt } = college;
  const none = say(said.nothing);
  const statuses = {
    draft: adminCollegesWords.draft,
    active: adminCollegesWords.active,
    closed: adminCollegesWords.closed,
  };
  return (
    <section className={css.side}>
      <h2>{title}</h2>
      <p className={css.name}>
        <Link to={`/admin/colleges/${id}`}>{name}</Link>
      </p>
      <QuestionFacts
        facts={[
          [say(said.place), `${city}, ${state}`],
          [
            say(said.status),
            status === 'draft' || status === 'active' || status === 'closed'
              ? say(statuses[status])
              : status,
          ],
          [say(said.domain), domain ?? none],
          [say(said.unitId), unitId ?? none],
          [say(said.reps), reps],
          [say(said.address), slug === null ? none : `/college-${slug}`],
          [
            say(said.entered),
            <When key="at" start={createdAt} zone={zone} now={now.toISOString()} show="day" />,
          ],
        ]}
      />
    </section>
  );
}

const nothing = {};
