import type { Message } from '../../platform/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { leavingWords as said } from './leaving.words.ts';
import { DownloadButton } from './my-data.tsx';
import css from './what-goes.module.css';

const goes = [said.goesSignIn, said.goesRecords, said.goesSharing, said.goesLinks, said.goesMail];
const stays = [
  said.staysFairs,
  said.staysSharing,
  said.staysPayments,
  said.staysCollege,
  said.staysBackups,
];

/** What is deleted with an account, and what is kept without a name. */
export function WhatGoes() {
  const say = useSay();
  return (
    <>
      <div className={css.both}>
        <Side title={said.goes} icon="trash" points={goes} className={css.goes} />
        <Side title={said.stays} icon="check" points={stays} />
      </div>
      <div className={css.after}>
        <p>{say(said.first)}</p>
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
  const say = useSay();
  return (
    <section className={classNames(css.side, className)}>
      <h2>{say(title)}</h2>
      <ul role="list">
        {points.map((point) => (
          <li key={point.id}>
            <Icon name={icon} />
            {say(point)}
          </li>
        ))}
      </ul>
    </section>
  );
}
