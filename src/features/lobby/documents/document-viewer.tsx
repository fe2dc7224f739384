import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { OverlayProps } from '../../../ui/overlays/use-overlay.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { KeepDocumentForm, useKept } from '../bag/keep-document-form.tsx';
import type { BoothView } from '../booth-page/booth-view.ts';
import { DocumentPage } from './document-page.tsx';
import { documentMessages as messages } from './documents.messages.ts';
import { readDocument, type DocumentPage as Page, type ReadDocument } from './read-document.ts';
import css from './document-viewer.module.css';

interface DocumentViewerProps extends OverlayProps {
  readonly document: BoothView['documents'][number];
  /** Its display name. */
  readonly name: string;
  /** Whether it is in the viewer's bag; null if they have none. */
  readonly isKept: boolean | null;
}

const smallest = 0.5;
const largest = 4;
const step = 1.25;

/** A document over the page: one page at a time, as wide as there is room, or larger. */
export default function DocumentViewer({ document, name, isKept, onClose }: DocumentViewerProps) {
  const t = useTranslate();
  const { id, url } = document;
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<ReadDocument | null>(null);
  const [number, setNumber] = useState(1);
  const [page, setPage] = useState<Page | null>(null);
  const [zoom, setZoom] = useState(1);
  const paper = useRef<HTMLDivElement>(null);
  const kept = useKept(id, isKept);
  const broken = useCallback(() => setRead({ as: 'broken' }), []);
  const pages = read?.as === 'pages' ? read.pages : null;
  const count = pages?.numPages ?? 0;

  useEffect(() => {
    const control = new AbortController();
    void readDocument(url, control.signal).then((found) => {
      if (!control.signal.aborted) setRead(found);
      else if (found.as === 'pages') void found.pages.loadingTask.destroy();
    });
    return () => control.abort();
  }, [url, attempt]);
  useEffect(() => () => void pages?.loadingTask.destroy(), [pages]);
  useEffect(() => {
    let isHere = true;
    void pages?.getPage(number).then(
      (found) => isHere && setPage(found),
      () => isHere && broken(),
    );
    return () => {
      isHere = false;
    };
  }, [pages, number, broken]);

  function turn(to: number): void {
    if (to < 1 || to > count) return;
    setNumber(to);
    paper.current?.scrollTo(0, 0);
  }
  const scale = (by: number) => setZoom((now) => Math.min(largest, Math.max(smallest, now * by)));

  function press({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
    // A page that is wider than its place is scrolled by the arrows.
    if (altKey || ctrlKey || metaKey || zoom > 1) return;
    if (key === 'ArrowRight') turn(number + 1);
    if (key === 'ArrowLeft') turn(number - 1);
  }

  return (
    <Modal title={name} onClose={onClose} className={css.viewer}>
      <div className={css.body} onKeyDown={press}>
        <div className={css.bar}>
          {pages && (
            <>
              <div className={css.group}>
                <IconButton
                  icon="chevron-left"
                  label={t(messages.previous)}
                  aria-disabled={number === 1}
                  onClick={() => turn(number - 1)}
                />
                <span role="status" className={css.number}>
                  {t(messages.page, { page: number, pages: count })}
                </span>
                <IconButton
                  icon="chevron-right"
                  label={t(messages.next)}
                  aria-disabled={number === count}
                  onClick={() => turn(number + 1)}
                />
              </div>
              <div className={css.group} role="group" aria-label={t(messages.zoom)}>
                <IconButton
                  icon="minus"
                  label={t(messages.smaller)}
                  aria-disabled={zoom <= smallest}
                  onClick={() => scale(1 / step)}
                />
                <IconButton
                  icon="plus"
                  label={t(messages.larger)}
                  aria-disabled={zoom >= largest}
                  onClick={() => scale(step)}
                />
                <Button kind="quiet" size="small" className={css.fit} onClick={() => setZoom(1)}>
                  {t(messages.fit)}
                </Button>
              </div>
            </>
          )}
        </div>
        <div ref={paper} className={css.paper} role="region" aria-label={name} tabIndex={0}>
          {read === null && (
            <p className={css.note} role="status">
              {t(messages.opening, { name })}
            </p>
          )}
          {pages && page && <DocumentPage page={page} zoom={zoom} onBroken={broken} />}
          {read?.as === 'picture' && <img className={css.picture} src={read.url} alt={name} />}
          {read && read.as !== 'pages' && read.as !== 'picture' && (
            <div className={css.note} role="alert">
              <p>
                <Icon name="error" /> {t(messages[read.as])}
              </p>
              <Button
                icon="refresh"
                kind="line"
                onClick={() => {
                  setRead(null);
                  setPage(null);
                  setAttempt((now) => now + 1);
                }}
              >
                {t(messages.again)}
              </Button>
            </div>
          )}
        </div>
        <div className={css.foot}>
          {isKept !== null && (
            <KeepDocumentForm id={id} name={name} kept={kept}>
              <Button
                type="submit"
                kind={kept.isOn ? 'sun' : 'primary'}
                icon={kept.isOn ? 'check' : 'bag'}
              >
                {t(kept.isOn ? messages.kept : messages.keep)}
              </Button>
            </KeepDocumentForm>
          )}
          <ButtonAnchor kind="line" icon="download" href={url} download>
            {t(messages.download)}
          </ButtonAnchor>
          {kept.problem && (
            <p className={css.problem} role="alert">
              {kept.problem}
            </p>
          )}
        </div>
      </div>
    </Modal>
  );
}
