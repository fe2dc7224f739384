import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contrast } from '../brand/contrast.ts';
import { drawPennant, pennantSvg } from './draw-pennant.ts';
import { feltPairs } from './draw-pennant.ts';
import { LimpPennant } from './limp-pennant.tsx';
import { Pennant } from './pennant.tsx';

const name = 'University of Texas at El Paso';

describe('A college without a logo', () => {
  it('has the same flag today and tomorrow, however its name is typed', () => {
    expect(drawPennant(` ${name.toUpperCase()} `)).toMatchObject({
      base: drawPennant(name).base,
      ink: drawPennant(name).ink,
    });
    // Written down: a change of the hash or of the felts would hand out new flags to everyone.
    expect(drawPennant(name)).toMatchObject({ base: '#2a2824', ink: '#ea7a30' });
  });

  it('has letters that can be read, whatever felt it is dealt', () => {
    expect(feltPairs.length).toBeGreaterThan(60);
    for (const [felt, letters] of feltPairs)
      expect(contrast(felt, letters)).toBeGreaterThanOrEqual(4.5);
  });

  it('has a flag of its own among many', () => {
    const names = Array.from({ length: 400 }, (_, place) => `College number ${place}`);
    const dealt = new Set(names.map((one) => `${drawPennant(one).base} ${drawPennant(one).ink}`));
    expect(dealt.size).toBeGreaterThan(feltPairs.length * 0.9);
  });

  it('is shown in the wind, at rest and without anyone, and each looks different', () => {
    const drawn = (['still', 'fly', 'limp'] as const).map((shape) =>
      renderToStaticMarkup(<Pennant art={drawPennant(name, shape)} />),
    );
    expect(new Set(drawn).size).toBe(3);
  });

  it('costs the data of a page next to nothing: what it looks like is in the markup', () => {
    expect(JSON.stringify(drawPennant(name)).length).toBeLessThan(100);
  });

  it('still has a flag when its name is in no letters that are sewn', () => {
    expect(drawPennant('東京大学').letters).toBe('');
    expect(pennantSvg('東京大学')).toMatch(/^<svg [^>]+>(<path [^>]+\/>){2}<\/svg>$/);
  });
});

describe('A college with a logo', () => {
  const art = drawPennant(name, 'still', '/api/files/1');

  it('has it at the hoist, and keeps its felt and its letters', () => {
    const html = renderToStaticMarkup(<Pennant art={art} />);
    const plain = drawPennant(name);
    expect(art).toEqual({ ...plain, logo: '/api/files/1' });
    expect(html).toContain('href="/api/files/1"');
    expect(html).toMatch(/data-glyph="still UTEP logo"/);
  });

  it('shows its letters limp, too', () => {
    const html = renderToStaticMarkup(<LimpPennant art={art} />);
    expect(html).toContain('UTEP');
    expect(html).not.toContain('href=');
  });
});

describe('Someone who hears pages', () => {
  it('hears a flag only where nothing else says whose it is', () => {
    const art = drawPennant(name);
    expect(renderToStaticMarkup(<Pennant art={art} />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Pennant art={art} label={name} />)).toContain(
      `role="img" aria-label="${name}"`,
    );
  });
});

it('someone who gets an email sees the flag without our styles or fonts', () => {
  const svg = pennantSvg(name, 'fly');
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg).not.toMatch(/class=|font|NaN|undefined/);
});
