import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import ErrorPage from './error-page.tsx';
import { TranslationProvider } from '../text/translate.tsx';

const html = (status?: number) =>
  renderToStaticMarkup(
    <TranslationProvider locale="en">
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', element: <ErrorPage {...(status === undefined ? {} : { status })} /> },
        ])}
      />
    </TranslationProvider>,
  );

test('someone at a wrong address reads that there is no page, and can search for a college', () => {
  expect(html(404)).toContain('<h1>Page Not Found</h1>');
  expect(html(404)).toContain('404');
  expect(html(404)).toMatch(/<form[^>]* action="\/colleges"/);
});

test.each([[500], [503], [undefined]])(
  'someone whose page failed (%s) reads so, and can try again',
  (status) => {
    expect(html(status)).toContain('<h1>Internal Server Error</h1>');
    expect(html(status)).toContain(`Error ${status ?? 500}`);
    expect(html(status)).toContain('Try again');
  },
);
