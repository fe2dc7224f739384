import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { boothMessages as messages } from './booth.messages.ts';
import type { BoothView } from './booth-view.ts';
import type { Room } from '../conversation/messages.ts';
import { SaveButton } from '../bag/save-button.tsx';
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
}

/** A booth's header: the college's pennant on the lawn, its details, and its links. */
export function BoothHead({ booth, isEditing, room, isLive, isSaved }: BoothHeadProps) {
  const t = useTranslate();
  const { college, fair, facts, links, isOwn } = booth;
  return (
    <header className={css.lawn}>
      <Breadcrumbs trail={[{ label: fair.name, to: fairPaths(fair.slug).visit }]} />
      <div className={css.row}>
        <div className={css.mast}>
          <Pennant art={booth.pennant} />
        </div>
        <div className={css.words}>
          <h1>{college.name}</h1>
          <p className={css.place}>
            {t(messages.place, { city: college.city, state: college.state })}
          </p>
          {room && isLive && (
            <p className={css.room}>
              <Icon name="users" />
              {t(messages.here, { reps: room.reps.length, people: room.people })}
            </p>
          )}
          {facts.length > 0 && (
            <ul className={css.facts} role="list">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={css.links}>
          {links.map(({ name, href, host }, index) => (
            <ButtonAnchor
              key={name}
              kind={index === 0 ? 'lawn' : 'line'}
              iconAfter="external"
              href={href}
              rel="noopener nofollow ugc"
              target="_blank"
              className={index === 0 ? undefined : css.further}
            >
              <span>
                {t(labels[name])} <span className={css.host}>{t(messages.opensAt, { host })}</span>
              </span>
            </ButtonAnchor>
          ))}
          {isSaved !== null && (
            <SaveButton
              collegeId={college.id}
              fairId={fair.id}
              name={college.name}
              isSaved={isSaved}
              withWords={{ className: css.further }}
            />
          )}
          {isOwn && (
            <ButtonLink
              to={isEditing ? '?' : '?edit=booth'}
              kind="line"
              icon={isEditing ? 'arrow-left' : 'edit'}
              className={css.further}
            >
              {t(isEditing ? messages.doneEditing : messages.edit)}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
