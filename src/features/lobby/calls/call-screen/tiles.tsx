import { useMemo } from 'react';
import { Icon } from '../../../../ui/marks/icon.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import type { Translate } from '../../../../platform/i18n/translator-for.ts';
import type { CallPerson } from './call-api.ts';
import type { Peer } from './call-links.ts';
import { callMessages as messages } from './call.messages.ts';
import type { OwnMedia } from './use-call.ts';
import { deviceMessages } from '../../../../ui/devices/device.messages.ts';
import { VideoPicture } from '../../../../ui/devices/video-picture.tsx';
import css from './call.module.css';

/** A person's name, for others. */
export const nameOf = (t: Translate, { name, role }: CallPerson): string =>
  name ?? t(role === 'REP' ? messages.aRep : messages.aStudent);

interface TilesProps {
  readonly people: readonly CallPerson[];
  readonly me: string | null;
  readonly own: OwnMedia;
  readonly peers: ReadonlyMap<string, Peer>;
  readonly college: string;
}

/** Everyone in the call: the picture, who it is, and how the connection is, in words. */
export function Tiles({ people, me, own, peers, college }: TilesProps) {
  const t = useTranslate();
  const others = people.filter(({ id }) => id !== me);
  return (
    <ul
      className={css.tiles}
      role="list"
      aria-label={t(messages.people)}
      data-pair={others.length === 1 || undefined}
    >
      {others.map((person) => (
        <OtherTile
          key={person.id}
          person={person}
          peer={peers.get(person.seat ?? '')}
          college={college}
        />
      ))}
      <OwnTile own={own} />
    </ul>
  );
}

interface OtherTileProps {
  readonly person: CallPerson;
  readonly peer: Peer | undefined;
  readonly college: string;
}

function OtherTile({ person, peer, college }: OtherTileProps) {
  const t = useTranslate();
  const name = nameOf(t, person);
  const isSeen = peer !== undefined && (peer.media.camera || peer.media.screen);
  const words = wordsOn();
  return (
    <li className={css.tile}>
      {peer && <VideoPicture stream={peer.stream} label={name} isHidden={!isSeen} />}
      {!isSeen && <Icon name="user" className={css.person} />}
      <p className={css.caption}>
        <strong>{name}</strong>
        <span>
          {person.role === 'REP' ? `${t(messages.rep)}, ${college}` : t(messages.student)}
        </span>
        {words.map((one) => (
          <span key={one} className={css.word}>
            {one}
          </span>
        ))}
      </p>
    </li>
  );

  function wordsOn(): readonly string[] {
    if (!person.isHere) return [t(messages.away)];
    if (!peer || peer.state === 'connecting') return [t(messages.connecting)];
    if (peer.state === 'reconnecting') return [t(messages.reconnecting)];
    return [
      ...(peer.media.microphone ? [] : [t(messages.muted)]),
      ...(peer.media.screen
        ? [t(messages.sharing)]
        : peer.media.camera
          ? []
          : [t(messages.cameraOff)]),
      t(peer.quality === 'weak' ? messages.weak : messages.good),
    ];
  }
}

function OwnTile({ own }: { readonly own: OwnMedia }) {
  const t = useTranslate();
  const { video } = own;
  const stream = useMemo(() => (video ? new MediaStream([video]) : null), [video]);
  const words = [
    ...(own.microphone ? [] : [t(messages.muted)]),
    ...(own.screen ? [t(messages.sharing)] : own.camera ? [] : [t(messages.cameraOff)]),
  ];
  return (
    <li className={classNames(css.tile, css.own)}>
      {stream ? (
        <VideoPicture
          stream={stream}
          label={t(deviceMessages.preview)}
          isOwn
          isMirrored={!own.screen}
        />
      ) : (
        <Icon name="user" className={css.person} />
      )}
      <p className={css.caption}>
        <strong>{t(messages.you)}</strong>
        {words.map((one) => (
          <span key={one} className={css.word}>
            {one}
          </span>
        ))}
      </p>
    </li>
  );
}
