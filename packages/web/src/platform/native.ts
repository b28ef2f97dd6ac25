interface NativeBridge {
  isNativePlatform: () => boolean;
  getPlatform: () => string;
}

// The shell puts its bridge into the page before anything runs: asking for it costs the web nothing.
const bridge = () => (globalThis as { Capacitor?: NativeBridge }).Capacitor;

export const isNative = (): boolean => bridge()?.isNativePlatform() ?? false;

/** What this runs on, from the particular to the general. */
export function platforms(): string[] {
  if (isNative()) return [bridge()?.getPlatform() ?? 'native', 'capacitor', 'hybrid', 'mobile'];
  const kind = matchMedia('(pointer: coarse)').matches ? ['mobileweb', 'mobile'] : ['desktop'];
  return matchMedia('(display-mode: standalone)').matches ? ['pwa', ...kind] : kind;
}
