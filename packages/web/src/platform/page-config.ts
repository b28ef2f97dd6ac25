interface PageConfig {
  /** Server of the native app; web pages use their own origin. */
  api_origin?: string;
  sentry_dsn?: string;
  /** Site name and endpoint at the analytics service. */
  analytics?: { site: string; endpoint: string };
}

/** Written into the page by the server or the native build. */
export const pageConfig: PageConfig = (() => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="relish-config"]')?.content;
  return written ? (JSON.parse(written) as PageConfig) : {};
})();
