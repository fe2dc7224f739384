/** The source of a frame's colors. */
export type FrameScheme = 'light' | 'dark';

/**
 * Serves an email for a sandboxed frame, where scripts and forms don't run. Its rules for dark
 * screens follow `scheme`, not the admin's own screen.
 */
export function frameOf(html: string, scheme: FrameScheme): Response {
  const shown = html.replaceAll(
    /@media \(prefers-color-scheme: dark\)/g,
    scheme === 'dark' ? '@media all' : '@media not all',
  );
  return new Response(shown, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; sandbox allow-same-origin; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
    },
  });
}
