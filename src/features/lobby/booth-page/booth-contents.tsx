import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { boothMessages as messages } from './booth.messages.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { galleryMessages } from '../gallery/gallery.messages.ts';
import { BoothDocument } from './booth-document.tsx';
import { BoothReps } from './booth-reps.tsx';
import { VideoPoster } from '../../booths/video-poster.tsx';
import type { BoothView } from './booth-view.ts';
import type { Room } from '../conversation/messages.ts';
import css from './booth-contents.module.css';

interface BoothContentsProps {
  readonly booth: BoothView;
  readonly room: Room | null;
  readonly isLive: boolean;
  /** Ids of the documents in the viewer's bag; null if they have none. */
  readonly kept: readonly string[] | null;
}

/** A college's content on its booth. */
export function BoothContents({ booth, room, isLive, kept }: BoothContentsProps) {
  const t = useTranslate();
  const { college, about, ownAnswers, videos, documents, reps, canEdit, boothSent } = booth;
  // Their editor shows the others to reps.
  const pictures = booth.pictures.filter(({ alt }) => alt !== null);
  const answers = [
    ...booth.answers.map(({ question, answer }) => ({ question: t(messages[question]), answer })),
    ...ownAnswers,
  ];
  return (
    <div className={css.contents}>
      {canEdit && !(booth.boothReady && booth.questionsAnswered) && <ToFill booth={booth} />}
      {booth.isStaff && !boothSent && (
        <Notice title={t(messages.notSent)}>{t(messages.notSentText)}</Notice>
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <Part title={t(messages.aboutTitle, { college: college.name })}>
            {about.length === 0 ? (
              <p className={css.none}>{t(messages.nothingYet)}</p>
            ) : (
              about.map((piece) => (
                <p key={piece} className={css.prose}>
                  {piece}
                </p>
              ))
            )}
          </Part>
          {pictures.length > 0 && (
            <Part title={t(galleryMessages.title)}>
              <Gallery pictures={pictures} college={college.name} />
            </Part>
          )}
          {videos.length > 0 && (
            <Part title={t(messages.videos)}>
              <div className={css.videos}>
                {videos.map((video) => (
                  <VideoPoster
                    key={video.page}
                    video={video}
                    title={video.title || t(messages.videoOf, { college: college.name })}
                  />
                ))}
              </div>
            </Part>
          )}
          {answers.length > 0 && (
            <Part title={t(messages.questions)}>
              {answers.map(({ question, answer }, index) => (
                <Disclosure key={`${index} ${question}`} title={question} open={index === 0}>
                  {answer.map((piece) => (
                    <p key={piece} className={css.prose}>
                      {piece}
                    </p>
                  ))}
                </Disclosure>
              ))}
            </Part>
          )}
        </div>
        {documents.length + reps.length > 0 && (
          <div className={css.aside}>
            {documents.length > 0 && (
              <Part title={t(messages.documents)}>
                <ul role="list">
                  {documents.map((one) => (
                    <li key={one.id}>
                      <BoothDocument document={one} isKept={kept && kept.includes(one.id)} />
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            {reps.length > 0 && (
              <Part title={t(messages.reps)}>
                <BoothReps booth={booth} room={isLive ? room : null} />
              </Part>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function ToFill({ booth: { boothReady, college } }: { readonly booth: BoothView }) {
  const t = useTranslate();
  return (
    <Notice
      kind="warning"
      title={boothReady ? undefined : t(messages.toFill, { college: college.name })}
      action={
        <ButtonLink to="?edit=booth" size="small" icon="edit">
          {t(messages.edit)}
        </ButtonLink>
      }
    >
      {t(boothReady ? messages.toAnswer : messages.toFillText)}
    </Notice>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
