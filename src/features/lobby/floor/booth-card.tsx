import { describeFacts } from '../../colleges/college-facts.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card, CoverLink } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { closingMessages } from '../../booths/closing.messages.ts';
import { boothPath } from '../../booths/booth-path.ts';
import type { ShownBooth } from '../visit/load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { RoomNews } from '../presence/heard-rooms.ts';
import { SaveButton } from '../bag/save-button.tsx';
import css from './booth-card.module.css';

interface BoothCardProps {
  readonly booth: ShownBooth;
  readonly slug: string;
  readonly fairId: string;
  /** The people there now. */
  readonly reps: RoomNews['reps'];
  /** Whether a rep was there when the page loaded: the card is larger then, and stays so. */
  readonly isLarge: boolean;
  /** Why it is recommended, if it is. */
  readonly reason: string | null;
  /** Null for people without a bag. */
  readonly isSaved: boolean | null;
}

/** A booth: its flag flies while a rep is there, otherwise it hangs limp. */
export function BoothCard({ booth, slug, fairId, reps, isLarge, reason, isSaved }: BoothCardProps) {
  const t = useTranslate();
  const { id, collegeId, name, city, state, art, limp } = booth;
  const isHere = reps.length > 0 && !booth.isClosed;
  const to = boothPath(slug, id);
  const [type, , setting] = describeFacts(t, booth);
  const facts = [type, setting].flatMap((fact) => fact?.value ?? []).join(' · ');
  return (
    <Card as="article" className={classNames(css.card, isLarge && css.large)}>
      <span className={css.flag}>
        <Pennant art={isHere ? art : limp} pole />
      </span>
      <div className={css.words}>
        <h3 className={css.name}>
          <CoverLink to={to}>{name}</CoverLink>
        </h3>
        <p className={css.place}>
          {city}, {state}
        </p>
        {(isLarge || !isHere) && <p className={css.facts}>{facts}</p>}
        {isHere && <Here reps={reps} withFaces={isLarge} />}
        {booth.isClosed && (
          <p className={css.none}>
            <Icon name="lock" />
            {t(closingMessages.closed)}
          </p>
        )}
        {isLarge && !isHere && !booth.isClosed && (
          <p className={css.none}>
            <Icon name="clock" />
            {t(messages.away)}
          </p>
        )}
        {reason && (
          <p className={css.reason}>
            <Icon name="star" />
            {reason}
          </p>
        )}
        {isLarge && (
          <ButtonLink to={to} kind={isHere ? 'primary' : 'line'} className={css.visit}>
            <span>
              {t(messages.visit)}
              <span className="visually-hidden">{t(messages.visitWhich, { name })}</span>
            </span>
          </ButtonLink>
        )}
      </div>
      {isSaved !== null && (
        <div className={css.save}>
          <SaveButton collegeId={collegeId} fairId={fairId} name={name} isSaved={isSaved} />
        </div>
      )}
    </Card>
  );
}

/** Photos beside the names. */
const mostFaces = 3;

interface HereProps {
  readonly reps: RoomNews['reps'];
  readonly withFaces: boolean;
}

function Here({ reps, withFaces }: HereProps) {
  const t = useTranslate();
  const names = new Intl.ListFormat(useLocale()).format(reps.map(({ name }) => name));
  return (
    <p className={css.here}>
      <Icon name="check-circle" />
      <span>{t(messages.repsHere, { count: reps.length })}</span>
      {withFaces &&
        reps
          .slice(0, mostFaces)
          .map(({ id, name }) => <Avatar key={id} name={name} size="small" />)}
      <span className={css.reps}>{names}</span>
    </p>
  );
}
