import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './seal-page.server.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('someone who gets a cached page may run the scripts that were in it, and no others', () => {
  const { html, scripts } = sealPage(
    '<head><link nonce="N0"><script nonce="N0">let a = 1</script></head>' +
      '<script nonce="N0" type="module">import "/assets/x.js"\n</script>' +
      '<script src="/assets/y.js" nonce="N0"></script>' +
      '<script type="application/ld+json">{"a":1}</script><p>nonce N0</p>',
    'N0',
  );
  expect(scripts).toEqual([hash('let a = 1'), hash('import "/assets/x.js"\n')]);
  expect(html).not.toContain('nonce="');
  expect(html).toContain('<p>nonce N0</p>');
});
