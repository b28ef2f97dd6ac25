interface NativeBridge {
  isNativePlatform: () => boolean;
  getPlatform: () => string;
}

// The native shell injects its bridge before any script runs, so the web build need not load
// anything.
const bridge = () => (globalThis as { Capacitor?: NativeBridge }).Capacitor;

export const isNative = (): boolean => bridge()?.isNativePlatform() ?? false;

/** From specific to general. */
export function platforms(): string[] {
  if (isNative()) return [bridge()?.getPlatform() ?? 'native', 'capacitor', 'hybrid', 'mobile'];
  const kind = matchMedia('(pointer: coarse)').matches ? ['mobileweb', 'mobile'] : ['desktop'];
  return matchMedia('(display-mode: standalone)').matches ? ['pwa', ...kind] : kind;
}
