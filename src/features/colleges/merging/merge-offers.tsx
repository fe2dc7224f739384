import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { mergeOffers } from './merge-queries.ts';
import { mergeMessages as messages } from './merge.messages.ts';
import css from './merge.module.css';

interface MergeOffersProps {
  readonly pairs: ResultOf<typeof mergeOffers>['collegePairs'];
  readonly merges: ResultOf<typeof mergeOffers>['collegeMerges'];
  readonly zone: string;
  readonly now: Date;
}

/** Merges that can be undone, and pairs that may be duplicates. */
export function MergeOffers({ pairs, merges, zone, now }: MergeOffersProps) {
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
          <ButtonLink to="/admin/colleges" kind="line">
            {t(messages.backToList)}
          </ButtonLink>
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
