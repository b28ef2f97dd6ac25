// spec 9: at once, after 100 ms and after 1000 ms.
const AFTER_MS = [0, 100, 1000];

/** Asks everything on the page to lay itself out again, because a tour may open or cover parts of it. */
export function createResizeSignals() {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const signal = () => window.dispatchEvent(new Event('resize'));
  return {
    send: () => {
      for (const ms of AFTER_MS) {
        if (ms === 0) {
          signal();
          continue;
        }
        const timer = setTimeout(() => {
          timers.delete(timer);
          signal();
        }, ms);
        timers.add(timer);
      }
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
