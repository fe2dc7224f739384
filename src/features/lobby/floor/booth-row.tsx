import { Link } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { LimpPennant } from '../../../ui/pennants/limp-pennant.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { boothChatPath, boothPath } from '../../booths/booth-path.ts';
import { SaveButton } from '../bag/save-button.tsx';
import type { BoothOnFloor } from './booth-card.tsx';
import { BoothButton, BoothState } from './booth-state.tsx';
import css from './booth-row.module.css';

/** A booth without a rep, in a row; when a rep comes, the row says so where it stands. */
export function BoothRow({ booth, slug, fairId, reps, waiting, isSaved }: BoothOnFloor) {
  const { id, collegeId, name, place, art, reason, isClosed } = booth;
  const isHere = reps.length > 0 && !isClosed;
  const to = boothPath(slug, id);
  return (
    <article className={css.row}>
      <span className={css.flag}>
        {isHere ? <Pennant art={art} width={48} /> : <LimpPennant art={art} />}
      </span>
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to={to}>{name}</Link>
        </h3>
        <div className={css.line}>
          <span>{place}</span>
          <BoothState reps={reps} waiting={waiting} isClosed={isClosed} />
          {reason && (
            <span className={css.reason}>
              <Icon name="star" />
              <span>{reason}</span>
            </span>
          )}
        </div>
      </div>
      <BoothButton
        to={isClosed ? to : boothChatPath(slug, id)}
        name={name}
        isHere={isHere}
        isClosed={isClosed}
      />
      {isSaved !== null && (
        <SaveButton collegeId={collegeId} fairId={fairId} name={name} isSaved={isSaved} />
      )}
    </article>
  );
}
