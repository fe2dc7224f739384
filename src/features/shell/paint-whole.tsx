/** Where the page has been read as a whole. */
const end = 'page-end';

/**
 * Lets a browser that reads slowly paint a page only when it has read all of it: grids and lines
 * whose later parts are missing would move when these come. For pages behind the sign-in, which are
 * short; the long ones for visitors shall show early (HTML standard, render-blocking `expect` links).
 */
export const PaintWhole = () => <link rel="expect" href={`#${end}`} blocking="render" />;

/** To be the last of a page. */
export const PageEnd = () => <span id={end} hidden />;
