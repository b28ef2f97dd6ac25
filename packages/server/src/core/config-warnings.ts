import { type Config, isPublic } from './config.ts';

/** Valid settings that are probably mistakes; logged at every start. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.DEMO_DATA && isPublic(config))
    warnings.push(
      'DEMO_DATA is on and other machines can reach this server: anyone can sign in to the demonstration homes, because their password is public. Set DEMO_DATA=false unless this is a demonstration site.',
    );
  if (config.PUBLIC_URL.startsWith('https:') && config.TRUST_PROXY === 0)
    warnings.push(
      'PUBLIC_URL starts with https but TRUST_PROXY is 0: if a reverse proxy ends TLS, every caller seems to have the address of the proxy and everyone shares the same sign-in limits. Set TRUST_PROXY to the number of proxies.',
    );
  return warnings;
}
