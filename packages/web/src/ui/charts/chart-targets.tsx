import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Link } from 'react-router';

import { nextBy } from './arrow-keys.ts';
import type { Target } from './chart-data.ts';

import styles from './chart-plot.module.css';

interface Props {
  label: string;
  targets: readonly Target[];
  width: number;
  height: number;
  shown: string | undefined;
  onShow: (id: string) => void;
}

/**
 * Real links and buttons over the drawing: a single tab stop, arrow keys move inside, Enter opens
 * the records.
 */
export function ChartTargets({ label, targets, width, height, shown, onShow }: Props) {
  const [reached, setReached] = useState<string>();
  const byTouch = useRef(false);
  // Starts at the latest, which is usually wanted first.
  const stop = (targets.find(({ id }) => id === reached) ?? targets.at(-1))?.id;

  const move = (from: Target) => (event: KeyboardEvent<HTMLElement>) => {
    const next = nextBy(targets, from, event.key);
    if (!next) return;
    event.preventDefault();
    const list = event.currentTarget.closest('ul');
    list?.querySelector<HTMLElement>(`[data-target="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <ul aria-label={label}>
      {targets.map((target) => {
        const { id, words, to } = target;
        const common = {
          className: styles.target,
          'data-target': id,
          'data-shown': id === shown || undefined,
          tabIndex: id === stop ? 0 : -1,
          'aria-label': words,
          style: {
            left: `${(target.x / width) * 100}%`,
            top: `${(target.y / height) * 100}%`,
            width: `${(target.width / width) * 100}%`,
            height: `${(target.height / height) * 100}%`,
          },
          onFocus: () => {
            setReached(id);
            if (!byTouch.current) onShow(id);
          },
          onMouseEnter: () => byTouch.current || onShow(id),
          onPointerDown: ({ pointerType }: PointerEvent) => {
            byTouch.current = pointerType === 'touch';
          },
          onKeyDown: move(target),
        };
        return (
          <li key={id}>
            {to === undefined ? (
              <button type="button" {...common} onClick={() => onShow(id)} />
            ) : (
              <Link
                {...common}
                to={to}
                // Touch has no hover, so the first tap only shows the description, which has the
                // link.
                onClick={(event) => {
                  const isFirstTap = byTouch.current && id !== shown;
                  byTouch.current = false;
                  if (!isFirstTap) return;
                  event.preventDefault();
                  onShow(id);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
