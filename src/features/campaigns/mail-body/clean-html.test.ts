import { describe, expect, it } from 'vitest';
import { cleanHtml, showsSomething } from './clean-html.ts';
import { textTwin } from './text-twin.ts';

describe('An admin who writes rich text', () => {
  it('keeps what a letter needs', () => {
    const html =
      '<h2>Fair</h2><p style="text-align:center;color:#5555aa"><strong>Come</strong> to <a href="https://quad.example/calendar">the fair</a>.</p>' +
      '<ul><li>Free</li></ul><img src="https://quad.example/a.png" alt="A hall" width="300" />';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<style>p{}</style>Hi', 'Hi'],
    ['<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="java\nscript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="/login">Hi</a>', '<a>Hi</a>'],
    ['<a href="//evil.example">Hi</a>', '<a>Hi</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">Hi', 'Hi'],
    ['<img src="http://quad.example/a.png">Hi', 'Hi'],
    ['<iframe src="https://evil.example"></iframe>Hi', 'Hi'],
    ['<form action="https://evil.example"><input name="p">Hi</form>', 'Hi'],
    ['<p style="background:url(https://evil.example);position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<svg><a xlink:href="javascript:alert(1)">Hi</a></svg>', '<a>Hi</a>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">Hi', 'Hi'],
    ['<p>Hi<!-- <b> --></p>', '<p>Hi</p>'],
    ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('gets %j kept as %j', (given, kept) => {
    expect(cleanHtml(given)).toBe(kept);
  });

  it('gets the same when it is kept a second time', () => {
    const once = cleanHtml('<div><p>1 < 2 <b>bold<p>next</div><scr<script>ipt>alert(1)</script>');
    expect(cleanHtml(once)).toBe(once);
    expect(once).not.toContain('<script');
  });

  it('has written nothing when no one would see it', () => {
    expect(showsSomething(cleanHtml('<p>&nbsp;<br></p>'))).toBe(false);
    expect(showsSomething(cleanHtml('<script>x</script>'))).toBe(false);
    expect(showsSomething(cleanHtml('<img src="https://quad.example/a.png">'))).toBe(true);
  });
});

describe('A reader without HTML', () => {
  it('reads the same', () => {
    const text = textTwin(
      '<h2>Fair</h2><p>Hi {{firstName|my dear friend}}, come to <a href="https://quad.example/calendar">the fair</a>.</p>' +
        '<ul><li>Free</li><li>Open</li></ul><p>1 &lt; 2</p><img src="https://quad.example/a.png" alt="A hall">',
    );
    expect(text).toBe(
      'Fair\n\nHi {{firstName|my dear friend}}, come to the fair (https://quad.example/calendar).\n\n * Free\n * Open\n\n1 < 2\n\n[A hall]',
    );
  });

  it('gets long lines whole, fields included', () => {
    const words = `${'word '.repeat(60)}{{firstName|a b c}}`;
    expect(textTwin(`<p>${words}</p>`)).toBe(words);
  });
});
