import { expect, test } from 'vitest';
import { nameTwins, readTwins, twinOf } from './twin-names.ts';

test('a map of routes names the scripts of a language where there are any', () => {
  const files = ['home-1.js', 'home-1.es.js', 'home-1.es.js.br', 'react-2.js', 'data-3.json'];
  const twins = readTwins(files, 'es');
  expect([...twins]).toEqual(['home-1.js']);
  const map = JSON.stringify({ module: '/assets/home-1.js', imports: ['/assets/react-2.js'] });
  expect(JSON.parse(nameTwins(map, twins, 'es'))).toEqual({
    module: `/assets/${twinOf('home-1.js', 'es')}`,
    imports: ['/assets/react-2.js'],
  });
});
