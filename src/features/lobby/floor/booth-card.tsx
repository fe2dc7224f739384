import { Card, CoverLink } from '../../../ui/layout/card.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { LimpPennant } from '../../../ui/pennants/limp-pennant.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { boothChatPath, boothPath } from '../../booths/booth-path.ts';
import { SaveButton } from '../bag/save-button.tsx';
import type { RoomNews } from '../presence/heard-rooms.ts';
import { BoothButton, BoothState } from './booth-state.tsx';
import type { ShownBooth } from './floor-view.ts';
import css from './booth-card.module.css';

/** A booth on the floor. */
export interface BoothOnFloor {
  readonly booth: ShownBooth;
  readonly slug: string;
  readonly fairId: string;
  /** The people there now. */
  readonly reps: RoomNews['reps'];
  /** People in line for a call; null while the line is closed. */
  readonly waiting: number | null;
  /** Null for people without a bag. */
  readonly isSaved: boolean | null;
}

/** A booth on the lawn: its flag flies while a rep is there; it stays when the rep leaves. */
export function BoothCard({ booth, slug, fairId, reps, waiting, isSaved }: BoothOnFloor) {
  const { id, collegeId, name, place, art, reason, isClosed } = booth;
  const isHere = reps.length > 0 && !isClosed;
  const to = isHere ? boothChatPath(slug, id) : boothPath(slug, id);
  return (
    <Card as="article" className={css.card}>
      <div className={css.mast}>
        {isHere ? <Pennant art={art} width={98} /> : <LimpPennant art={art} />}
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <CoverLink to={to}>{name}</CoverLink>
        </h3>
        <p className={css.place}>{place}</p>
        <BoothState reps={reps} waiting={waiting} isClosed={isClosed} withFaces />
        <div className={css.end}>
          <p className={css.reason}>
            {reason && (
              <>
                <Icon name="star" />
                <span>{reason}</span>
              </>
            )}
          </p>
          <BoothButton to={to} name={name} isHere={isHere} isClosed={isClosed} isLoud />
        </div>
      </div>
      {isSaved !== null && (
        <div className={css.save}>
          <SaveButton collegeId={collegeId} fairId={fairId} name={name} isSaved={isSaved} />
        </div>
      )}
    </Card>
  );
}
