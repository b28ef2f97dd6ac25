import type { LifeDates } from '@relish/shared/photos/photos/life-chapters.ts';
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { WindowVirtualizer } from 'virtua';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { groupByChapter, groupPhotos } from './album-groups.ts';
import { AlbumTile } from './album-tile.tsx';
import type { PhotoCard } from './api.ts';
import { type Box, layOutRows } from './lay-out-rows.ts';
import type { Selection } from './use-selection.ts';
import { useWidth } from './use-width.ts';

import styles from './album.module.css';

type Row = { key: string; title: string } | { key: string; boxes: Box<PhotoCard>[] };

/** Fewer rows are faster without windowing. */
const FEWEST_VIRTUAL = 40;
const GAP = 4;
const toHeight = (width: number) => (width < 600 ? 150 : 210);

interface Props {
  photos: readonly PhotoCard[];
  /** The resident whose life chapters divide the album; otherwise months do. */
  life: LifeDates | undefined;
  /** Whether no page follows. */
  isWhole: boolean;
  label: string;
  selection: Selection;
  maySelect: boolean;
  onOpen: (id: string) => void;
}

/** Rows by month and decade, or by life chapter. Only those near the screen are in the DOM. */
export function AlbumGrid({ photos, life, isWhole, label, selection, maySelect, onOpen }: Props) {
  const timeZone = useUser().carehome.time_zone;
  const today = useToday();
  const [box, width] = useWidth<HTMLElement>();
  const rows = useMemo(
    () =>
      (life
        ? groupByChapter(photos, life, timeZone)
        : groupPhotos(photos, { today, timeZone })
      ).flatMap(({ key, title, photos: group }, at): Row[] => [
        { key: `${at} ${key}`, title },
        ...layOutRows(group, { width, height: toHeight(width), gap: GAP }).map((boxes) => ({
          key: boxes[0]?.item.id ?? '',
          boxes,
        })),
      ]),
    [photos, life, today, timeZone, width],
  );
  const { press, longPress } = useStablePresses(selection, { maySelect, onOpen });
  const draw = (row: Row) =>
    'title' in row ? (
      <h2 key={row.key} className={styles.month}>
        {row.title}
      </h2>
    ) : (
      <div key={row.key} className={styles.row}>
        {row.boxes.map(({ item, ...size }) => (
          <AlbumTile
            key={item.id}
            photo={item}
            {...size}
            timeZone={timeZone}
            isChosen={selection.isSelecting ? selection.has(item.id) : undefined}
            onPress={press}
            onLongPress={maySelect ? longPress : undefined}
          />
        ))}
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the photos inside
    <section ref={box} aria-label={label} onKeyDown={moveByArrows}>
      {isWhole && rows.length < FEWEST_VIRTUAL ? (
        rows.map(draw)
      ) : (
        <WindowVirtualizer data={rows} bufferSize={600}>
          {draw}
        </WindowVirtualizer>
      )}
    </section>
  );
}

/** The same functions at every render, so that tiles that have not changed are not drawn again. */
function useStablePresses(selection: Selection, props: Pick<Props, 'maySelect' | 'onOpen'>) {
  const latest = useRef({ selection, ...props });
  useLayoutEffect(() => {
    latest.current = { selection, ...props };
  });
  const press = useCallback((id: string, { shift }: { shift: boolean }) => {
    const { selection: now, maySelect, onOpen } = latest.current;
    if (now.isSelecting && shift) now.extendTo(id);
    else if (now.isSelecting) now.toggle(id);
    else if (shift && maySelect) now.start(id);
    else onOpen(id);
  }, []);
  const longPress = useCallback((id: string) => {
    const { selection: now } = latest.current;
    if (now.isSelecting) now.extendTo(id);
    else now.start(id);
  }, []);
  return { press, longPress };
}

const STEPS: Record<string, (at: Element, all: Element[]) => Element | undefined> = {
  ArrowRight: (at, all) => all[all.indexOf(at) + 1],
  ArrowLeft: (at, all) => all[all.indexOf(at) - 1],
  ArrowDown: (at, all) => nearest(at, all.slice(all.indexOf(at)), 1),
  ArrowUp: (at, all) => nearest(at, all.slice(0, all.indexOf(at)).toReversed(), -1),
};

/** The photo of the next row above or below that is closest. */
function nearest(at: Element, others: Element[], direction: 1 | -1): Element | undefined {
  const from = at.getBoundingClientRect();
  const next = others.find((each) => (each.getBoundingClientRect().top - from.top) * direction > 1);
  const top = next?.getBoundingClientRect().top;
  const distance = (each: Element) => Math.abs(each.getBoundingClientRect().left - from.left);
  return others
    .filter((each) => each.getBoundingClientRect().top === top)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Arrow keys move between photos, so that nobody has to press Tab for each. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const at = document.activeElement;
  if (!step || !at?.matches('[data-photo]')) return;
  const next = step(at, [...event.currentTarget.querySelectorAll('[data-photo]')]);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
