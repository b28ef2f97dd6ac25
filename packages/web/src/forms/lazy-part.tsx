import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { onIdle } from '../platform/on-idle.ts';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

/** A part of a form that loads after the first paint; `fetchOnIdle` loads it ahead of use. */
export function lazyPart<P extends object>(load: Load<P>, fallback: ReactNode = null) {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Later = lazy(fetchPart);
  function Part(props: P) {
    // Rendered in the first paint if already loaded; its type never changes while shown.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Later);
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  }
  // A failed load is retried when the part is shown.
  return Object.assign(Part, {
    fetchOnIdle: () => onIdle(() => void fetchPart().catch(() => undefined)),
  });
}
