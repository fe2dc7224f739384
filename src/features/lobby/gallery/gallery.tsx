import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { BoothView } from '../booth-page/booth-view.ts';
import { galleryMessages as messages } from './gallery.messages.ts';
import { pictureSources } from './picture-sources.ts';
import css from './gallery.module.css';

type Picture = BoothView['pictures'][number];

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly college: string;
}

/** A booth's pictures as small ones, each of which opens over the page; without JavaScript as a link. */
export function Gallery({ pictures, college }: GalleryProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = pictures.findIndex(({ id }) => id === openId);
  return (
    <>
      <ul role="list" className={css.grid}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <figure>
              <a
                href={picture.url}
                aria-haspopup="dialog"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  // Safari does not do it, and the focus would have nowhere to return to.
                  event.currentTarget.focus();
                  setOpenId(picture.id);
                }}
              >
                <img
                  {...pictureSources(picture)}
                  sizes="(width < 600px) 45vw, 224px"
                  width="4"
                  height="3"
                  loading="lazy"
                  decoding="async"
                  alt={picture.alt ?? ''}
                />
              </a>
              {picture.caption !== '' && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {open >= 0 && (
        <PictureOverPage
          pictures={pictures}
          open={open}
          college={college}
          onTurn={(to) => setOpenId(pictures[to]?.id ?? openId)}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

interface PictureOverPageProps extends GalleryProps {
  /** Which one is shown. */
  readonly open: number;
  readonly onTurn: (to: number) => void;
  readonly onClose: () => void;
}

/** One picture at a time, as large as there is room. */
function PictureOverPage({ pictures, open, college, onTurn, onClose }: PictureOverPageProps) {
  const t = useTranslate();
  const picture = pictures[open];
  const count = pictures.length;
  if (!picture) return null;

  function press({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') onTurn(open + 1);
    if (key === 'ArrowLeft') onTurn(open - 1);
  }

  return (
    <Modal title={t(messages.of, { college })} onClose={onClose} className={css.viewer}>
      <div className={css.body} onKeyDown={press}>
        <div className={css.bar}>
          <IconButton
            icon="chevron-left"
            label={t(messages.previous)}
            aria-disabled={open === 0}
            onClick={() => onTurn(open - 1)}
          />
          <span role="status">{t(messages.place, { n: open + 1, count })}</span>
          <IconButton
            icon="chevron-right"
            label={t(messages.next)}
            aria-disabled={open === count - 1}
            onClick={() => onTurn(open + 1)}
          />
        </div>
        <img
          key={picture.id}
          {...pictureSources(picture)}
          sizes="(width < 1100px) 100vw, 1040px"
          width={picture.width}
          height={picture.height}
          alt={picture.alt ?? ''}
        />
        <p className={css.caption}>{picture.caption}</p>
      </div>
    </Modal>
  );
}
