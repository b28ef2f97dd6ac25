interface Options {
  timeoutMs: number;
  signal: AbortSignal;
}

/** A target that is hidden at this width, or still empty, does not count. */
export function findTarget(name: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[data-tour~="${name}"]`);
  return [...named].find(
    (element) =>
      // Not in every browser; there the first element is taken.
      (element.checkVisibility?.() ?? true) &&
      (element.childElementCount > 0 || element.textContent !== ''),
  );
}

/** Waits for late content and pages that are still loading; undefined if the target does not appear in time. */
export const waitForTarget = (
  name: string,
  { timeoutMs, signal }: Options,
): Promise<HTMLElement | undefined> =>
  new Promise((resolve) => {
    const found = findTarget(name);
    if (found || signal.aborted) {
      resolve(found);
      return;
    }
    const finish = (target: HTMLElement | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(target);
    };
    const giveUp = () => finish(undefined);
    const observer = new MutationObserver(() => {
      const target = findTarget(name);
      if (target) finish(target);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-tour', 'hidden'],
    });
    const timer = setTimeout(giveUp, timeoutMs);
    signal.addEventListener('abort', giveUp);
  });
