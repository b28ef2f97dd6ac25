import { useLayoutEffect, useRef, useState } from 'react';

/** Width available to a chart, and its text size. */
export interface Box {
  width: number;
  em: number;
}

const UNTIL_MEASURED: Box = { width: 640, em: 15 };

export function useChartBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(UNTIL_MEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || UNTIL_MEASURED.em;
      if (width > 0)
        setBox((before) => (before.width === width && before.em === em ? before : { width, em }));
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}
