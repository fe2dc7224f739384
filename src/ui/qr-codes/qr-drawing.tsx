import type { QrArt } from './qr-code.ts';

interface QrDrawingProps {
  readonly art: QrArt;
  /** What it leads to, in words. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A QR code: black on white in every theme, for cameras read it best so. */
export const QrDrawing = ({ art: { size, path }, label, className }: QrDrawingProps) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
    className={className}
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
