import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('a name that someone made up neither ends the block nor is lost', () => {
  const name = '</script><!-- <b>"R&D" \u2028';
  const event = { '@type': 'Event', name };
  const html = renderToStaticMarkup(<JsonLd things={[event]} />);
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(text).not.toMatch(/[<>]/);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [event],
  });
});
