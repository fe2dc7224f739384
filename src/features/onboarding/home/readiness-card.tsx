import { Link } from 'react-router';
import { boothPath, chatCheckPath } from '../../booths/booth-path.ts';
import { Card, CoverLink } from '../../../ui/layout/card.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';
import type { ReadinessStep } from './readiness.ts';
import css from './home.module.css';

/** A booth that is ready, in one line. */
export function ReadyLine({ booth }: { readonly booth: HomeData['booths'][number] }) {
  const t = useTranslate();
  return (
    <p className={css.ready}>
      <Icon name="check-circle" />
      <Link to={boothPath(booth.slug, booth.id)}>{booth.name}</Link>
      <span>{t(messages.readyDone)}</span>
    </p>
  );
}

/** How far a college is with one booth, line by line. */
export function ReadinessCard({ booth }: { readonly booth: HomeData['booths'][number] }) {
  const t = useTranslate();
  const { lines, done, needed, next } = booth.readiness;
  return (
    <Card as="article">
      <h3>
        <CoverLink to={boothPath(booth.slug, booth.id)}>{booth.name}</CoverLink>
      </h3>
      <p className={css.count}>{t(messages.readyOf, { done, needed })}</p>
      <ul role="list" className={css.checklist}>
        {lines.map((line) => (
          <li key={line.step} className={classNames(line.done && css.done)}>
            <Icon
              name={line.done ? 'check-circle' : 'minus'}
              label={t(line.done ? messages.done : messages.notDone)}
            />
            {line.isOpen ? (
              <Link to={placeOf(line.step, booth)}>{t(messages[line.step])}</Link>
            ) : (
              <span>{t(messages[line.step])}</span>
            )}
            {!line.done && line.byAdmin && <span className={css.note}>{t(messages.byUs)}</span>}
          </li>
        ))}
      </ul>
      <p className={css.next}>
        {next ? (
          <Link to={placeOf(next, booth)}>{t(nextMessages[next])}</Link>
        ) : (
          t(messages.allYours)
        )}
      </p>
    </Card>
  );
}

const nextMessages: Readonly<Record<ReadinessStep, Message>> = {
  paid: messages.nextPaid,
  boothReady: messages.nextBoothReady,
  questionsAnswered: messages.nextQuestionsAnswered,
  chatReady: messages.nextChatReady,
  boothSent: messages.boothSent,
  leadsSent: messages.leadsSent,
};

/** Where a college does what is missing. */
function placeOf(step: ReadinessStep, { slug, id }: HomeData['booths'][number]): string {
  if (step === 'paid') return '/app/fairs/signup';
  return step === 'chatReady' ? chatCheckPath(slug, id) : `${boothPath(slug, id)}?edit=booth`;
}
