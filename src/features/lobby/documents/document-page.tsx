import { useEffect, useRef, useState } from 'react';
import { drawPage, textOf, type DocumentPage as Page } from './read-document.ts';
import css from './document-viewer.module.css';

interface DocumentPageProps {
  readonly page: Page;
  /** 1: as wide as there is room. */
  readonly zoom: number;
  readonly onBroken: () => void;
}

/** A page of a document: a picture, and its text for screen readers. */
export function DocumentPage({ page, zoom, onBroken }: DocumentPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!frame.current) return;
    const size = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    size.observe(frame.current);
    return () => size.disconnect();
  }, []);
  useEffect(() => {
    if (!canvas.current || width === null || width === 0) return;
    return drawPage(page, canvas.current, width * zoom, onBroken);
  }, [page, width, zoom, onBroken]);
  useEffect(() => {
    let isHere = true;
    void textOf(page).then(
      (read) => isHere && setText(read),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [page]);
  return (
    <>
      <div ref={frame} className={css.frame} />
      <canvas ref={canvas} className={css.page} aria-hidden="true" />
      {text !== '' && <p className="visually-hidden">{text}</p>}
    </>
  );
}
