/**
 * Left out of what browsers get: the document from the server has it
 * (src/ui/layout/json-ld-rendered.tsx).
 */
const leftOut = () => [];

export {
  leftOut as articleJsonLd,
  leftOut as breadcrumbJsonLd,
  leftOut as collegeJsonLd,
  leftOut as eventJsonLd,
  leftOut as faqJsonLd,
  leftOut as navigationJsonLd,
  leftOut as organizationJsonLd,
  leftOut as webSiteJsonLd,
};
