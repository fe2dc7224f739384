import type { Message } from '../../../platform/i18n/define-messages.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { leavingMessages as messages } from './leaving.messages.ts';
import { DownloadButton } from './my-data.tsx';
import css from './what-goes.module.css';

const goes = [
  messages.goesSignIn,
  messages.goesRecords,
  messages.goesSharing,
  messages.goesLinks,
  messages.goesMail,
];
const stays = [
  messages.staysFairs,
  messages.staysSharing,
  messages.staysPayments,
  messages.staysCollege,
  messages.staysBackups,
];

/** What is deleted with an account, and what is kept without a name. */
export function WhatGoes() {
  const t = useTranslate();
  return (
    <>
      <div className={css.both}>
        <Side title={messages.goes} icon="trash" points={goes} className={css.goes} />
        <Side title={messages.stays} icon="check" points={stays} />
      </div>
      <div className={css.after}>
        <p>{t(messages.first)}</p>
        <DownloadButton />
      </div>
    </>
  );
}

interface SideProps {
  readonly title: Message;
  readonly icon: IconName;
  readonly points: readonly Message[];
  readonly className?: string | undefined;
}

function Side({ title, icon, points, className }: SideProps) {
  const t = useTranslate();
  return (
    <section className={classNames(css.side, className)}>
      <h2>{t(title)}</h2>
      <ul role="list">
        {points.map((point) => (
          <li key={point.id}>
            <Icon name={icon} />
            {t(point)}
          </li>
        ))}
      </ul>
    </section>
  );
}
