import { useState } from 'react';
import { useHydrated } from './hydrated.ts';

/**
 * Stands in for `json-ld.tsx` in browsers: what the server wrote for machines stays as it is while
 * its page is shown. Machines ask for documents; a page that someone walks on to has none.
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
