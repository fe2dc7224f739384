import { useState } from 'react';
import { useHydrated } from './hydrated.ts';

/**
 * Replaces `json-ld.tsx` in browsers: the server's structured data stays as it is while its page is
 * shown. Machines request documents; client-side navigation needs none.
 */
export function JsonLd() {
  const [isFromServer] = useState(!useHydrated());
  return isFromServer ? (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // No one compares it: React leaves alone what it finds in there.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : null;
}
