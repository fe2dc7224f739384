import { Link } from 'react-router';
import { Section } from '../../ui/page.tsx';
import { Pennant } from '../../ui/pennant.tsx';
import { useSay } from '../../ui/say.tsx';
import { boothPath } from '../booth-path.ts';
import type { Bag, VisitData } from '../load-visit.ts';
import { lobbyWords as said } from '../lobby.words.ts';
import { SaveButton } from './save-button.tsx';
import css from './my-bag.module.css';

interface MyBagProps {
  readonly data: Pick<VisitData, 'fair' | 'fairId' | 'at'>;
  readonly bag: Bag;
}

/** The colleges that somebody has saved at this fair. */
export function MyBag({ data, bag }: MyBagProps) {
  const say = useSay();
  const { fair, fairId, at } = data;
  const others = bag.ids.length - bag.here.length;
  return (
    <Section
      title={say(said.bagTitle)}
      id="bag"
      className={css.bag}
      aside={say(said.bagCount, { count: bag.here.length })}
    >
      {bag.here.length === 0 ? (
        <p className={css.note}>{say(said.bagEmpty)}</p>
      ) : (
        <ul className={css.list}>
          {bag.here.map(({ collegeId, name, slug, place, boothId, art }) => {
            const to = boothId && at === 'lobby' ? boothPath(fair.slug, boothId) : pageOf(slug);
            return (
              <li key={collegeId}>
                <Pennant art={art} width={64} />
                <div>
                  <p className={css.name}>{to === null ? name : <Link to={to}>{name}</Link>}</p>
                  {place && <p className={css.place}>{place}</p>}
                </div>
                <SaveButton {...{ collegeId, fairId, name }} isSaved />
              </li>
            );
          })}
        </ul>
      )}
      {others > 0 && (
        <p className={css.note}>
          <Link to="/app/colleges">{say(said.bagOthers, { count: others })}</Link>
        </p>
      )}
      {at === 'lobby' && bag.here.length > 0 && <p className={css.note}>{say(said.bagNote)}</p>}
    </Section>
  );
}

const pageOf = (slug: string | null): string | null => (slug === null ? null : `/college-${slug}`);
