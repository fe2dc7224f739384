import { Link } from 'react-router';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { deskPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { boothMessages as messages } from './booth.messages.ts';
import type { BoothView } from './booth-view.ts';
import { BoothTabs } from './booth-tabs.tsx';
import type { BoothSide } from './booth-side.ts';
import type { Room } from '../conversation/messages.ts';
import { SaveButton } from '../bag/save-button.tsx';
import { useLastFloor } from '../floor/last-floor.ts';
import css from './booth-head.module.css';

const labels = {
  applyUrl: messages.apply,
  visitUrl: messages.visit,
  infoUrl: messages.info,
} as const;

interface BoothHeadProps {
  readonly booth: BoothView;
  readonly isEditing: boolean;
  readonly room: Room | null;
  /** Then its line is present from the beginning, so that nothing moves when someone arrives. */
  readonly isLive: boolean;
  /** Whether it is in the viewer's bag; null if they have none. */
  readonly isSaved: boolean | null;
  /** What a phone shows. */
  readonly side: BoothSide;
  /** Messages that arrived meanwhile; for reps, questions that wait. */
  readonly news: { readonly count: number; readonly areQuestions: boolean };
}

/**
 * A booth's header: the way back, the college's pennant on the lawn, its details, and its links. On
 * phones one line and the tabs; the details then belong to what "About" shows.
 */
export function BoothHead({ booth, isEditing, room, isLive, isSaved, side, news }: BoothHeadProps) {
  const t = useTranslate();
  const { college, fair, facts, links, isOwn } = booth;
  const lastFloor = useLastFloor(fair.slug);
  const place = t(messages.place, { city: college.city, state: college.state });
  return (
    <div className={css.lawn}>
      <header className={css.head}>
        <p className={css.back}>
          <Link to={`${fairPaths(fair.slug).visit}${lastFloor}`}>
            <Icon name="arrow-left" />
            <span className={css.backWords}>
              {t(lastFloor === '' ? messages.allBooths : messages.backToBooths)}
            </span>
          </Link>
          <span className={css.fair}>{fair.name}</span>
        </p>
        <div className={css.mast}>
          <Pennant art={booth.pennant} />
        </div>
        <div className={css.words}>
          <h1>{college.name}</h1>
          {room && isLive ? (
            <p className={css.room}>
              <Icon name="users" />
              <span>{t(messages.here, { reps: room.reps.length, people: room.people })}</span>
            </p>
          ) : (
            <p className={css.roomless}>{place}</p>
          )}
        </div>
        {isSaved !== null && (
          <div className={css.save}>
            <SaveButton
              collegeId={college.id}
              fairId={fair.id}
              name={college.name}
              isSaved={isSaved}
              withWords={{ className: css.further }}
            />
          </div>
        )}
      </header>
      <BoothTabs side={side} news={news} />
      <div className={css.details} data-side="about">
        <p>{place}</p>
        {facts.length > 0 && (
          <ul className={css.facts} role="list">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {links.length + Number(isOwn) > 0 && (
        <div className={css.links} data-side="about">
          {isOwn && (
            <ButtonLink to={deskPath(fair.slug)} kind="lawn" icon="chat">
              {t(messages.openDesk)}
            </ButtonLink>
          )}
          {booth.canEdit && (
            <ButtonLink
              to={isEditing ? '?view=about' : '?edit=booth'}
              kind="line"
              icon={isEditing ? 'arrow-left' : 'edit'}
            >
              {t(isEditing ? messages.doneEditing : messages.edit)}
            </ButtonLink>
          )}
          {links.map(({ name, href, host }, index) => {
            const isFirst = index === 0 && !isOwn;
            return (
              <ButtonAnchor
                key={name}
                kind={isFirst ? 'lawn' : 'line'}
                iconAfter="external"
                href={href}
                rel="noopener nofollow ugc"
                target="_blank"
                className={isFirst ? undefined : css.further}
              >
                <span>
                  {t(labels[name])}{' '}
                  <span className={css.host}>{t(messages.opensAt, { host })}</span>
                </span>
              </ButtonAnchor>
            );
          })}
        </div>
      )}
    </div>
  );
}
