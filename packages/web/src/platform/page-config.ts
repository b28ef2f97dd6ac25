interface PageConfig {
  /** Where the native app finds its servers; a page of our own server asks that one. */
  api_origin?: string;
  sentry_dsn?: string;
  /** The site's name at the analytics service, and where it takes events. */
  analytics?: { site: string; endpoint: string };
}

/** What the server, or the native build, wrote into the page. */
export const pageConfig: PageConfig = (() => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="relish-config"]')?.content;
  return written ? (JSON.parse(written) as PageConfig) : {};
})();
