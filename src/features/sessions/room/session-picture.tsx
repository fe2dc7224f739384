import { findVideo } from '../../booths/find-video.ts';
import { VideoPoster } from '../../booths/video-poster.tsx';
import { meetingPath } from '../../fairs/join-session.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { sessionPage } from '../open-session-fair.ts';
import type { RoomView } from './load-room.ts';
import { roomMessages as messages } from './room.messages.ts';
import css from './room.module.css';

/** Where the picture of a session is: in this page, or in a meeting that opens beside it. */
export function SessionPicture({ room }: { readonly room: RoomView }) {
  const t = useTranslate();
  const { picture, session, fair, role } = room;
  const { kind, url } = picture;
  const video = kind === 'STREAM' && url ? findVideo(url) : null;
  if (video)
    return (
      <div className={css.stream}>
        <VideoPoster video={video} title={t(messages.stream, { session: session.title })} />
        {role === 'HOST' && (
          <ButtonAnchor
            href={meetingPath(fair.slug, session.number)}
            target="_blank"
            rel="noreferrer"
            kind="line"
            icon="external"
          >
            {t(messages.hostLink)}
          </ButtonAnchor>
        )}
      </div>
    );
  if (kind === 'STAGE') return null;
  if (kind === 'MEETING')
    return (
      <section className={css.meeting} tabIndex={-1}>
        <div>
          <h2>{t(messages.meetingTitle)}</h2>
          <p>{t(role === 'HOST' ? messages.meetingHost : messages.meetingText)}</p>
        </div>
        <ButtonAnchor
          href={meetingPath(fair.slug, session.number)}
          target="_blank"
          rel="noreferrer"
          kind="lawn"
          size="large"
          icon="external"
        >
          {t(messages.meeting)}
        </ButtonAnchor>
      </section>
    );
  if (role !== 'HOST') return <p className={css.plain}>{t(messages.noPicture)}</p>;
  return (
    <p className={css.plain}>
      {t(messages.noPictureHost)}{' '}
      <ButtonLink
        to={
          fair.fairType === '6x6'
            ? sessionPage('sessions', fair.slug)
            : `/admin/fairs/${fair.id}/webinar`
        }
        kind="line"
        size="small"
      >
        {t(messages.setLink)}
      </ButtonLink>
    </p>
  );
}
