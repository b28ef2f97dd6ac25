import type { LoungeBoard } from '@relish/shared/board/lounge-screens/contract.ts';
import type { NoticePriority } from '@relish/shared/board/notices/choices.ts';
import type { Picture } from '@relish/shared/residents/residents/contract.ts';

/** As much as can be read across the room before the next slide. */
const MOST_WORDS = 40;
const FEWEST_WORDS = 15;

export type Slide =
  | { kind: 'welcome'; key: string }
  | { kind: 'events'; key: string; events: LoungeEvent[]; part: number; parts: number }
  | { kind: 'birthdays'; key: string; people: LoungeBirthday[] }
  | { kind: 'photo'; key: string; photo: LoungePhoto }
  | {
      kind: 'notice';
      key: string;
      title: string;
      text: string;
      priority: NoticePriority;
      picture: Picture | undefined;
      part: number;
      parts: number;
    };

type LoungeEvent = LoungeBoard['events'][number];
export type LoungePhoto = LoungeBoard['photos'][number];

export interface LoungeBirthday {
  preferred_name: string;
  turns: number | null;
  /** The next day on which it is celebrated. */
  on: string;
  isToday: boolean;
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Splits a long text into parts that fit a screen, between sentences where possible. */
export function splitText(text: string, mostWords: number): string[] {
  const parts: string[] = [];
  let open = '';
  const close = () => {
    if (open.trim() !== '') parts.push(open.trim());
    open = '';
  };
  for (const sentence of text.match(/[^.!?\n]*(?:[.!?]+["”’)]*\s*|\n+|$)/g) ?? []) {
    if (wordsIn(open) + wordsIn(sentence) > mostWords) close();
    if (wordsIn(sentence) <= mostWords) open += sentence;
    else
      for (const word of sentence.split(/(?<=\s)/)) {
        if (wordsIn(open) >= mostWords) close();
        open += word;
      }
  }
  close();
  return parts.length === 0 ? [''] : parts;
}

function noticeSlides(notice: LoungeBoard['notices'][number]): Slide[] {
  const { id, title, body, priority, pictures } = notice;
  const texts = splitText(body, Math.max(FEWEST_WORDS, MOST_WORDS - wordsIn(title)));
  const parts = Math.max(texts.length, pictures.length);
  return Array.from({ length: parts }, (_, at) => ({
    kind: 'notice',
    key: `${id} ${at}`,
    title,
    priority,
    text: texts[at] ?? '',
    picture: pictures[at],
    part: at + 1,
    parts,
  }));
}

/** More events do not fit at this text size. */
const MOST_EVENTS = 5;

/** Events that are still to come today; yesterday's programme of a screen without connection is over. */
function eventSlides(board: LoungeBoard, { today, now }: { today: string; now: Date }): Slide[] {
  if (board.today !== today) return [];
  const coming = board.events.filter(({ ends_at }) => Date.parse(ends_at) > now.getTime());
  const parts = Math.ceil(coming.length / MOST_EVENTS);
  return Array.from({ length: parts }, (_, at) => ({
    kind: 'events',
    key: `events ${at}`,
    events: coming.slice(at * MOST_EVENTS, (at + 1) * MOST_EVENTS),
    part: at + 1,
    parts,
  }));
}

/** Birthdays of the coming week, nearest first, counted from the day of showing. */
function birthdaysFrom(birthdays: LoungeBoard['birthdays'], today: string): LoungeBirthday[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const week = Array.from({ length: 7 }, (_, at) => new Date(start + at * 86_400_000));
  return week.flatMap((date, at) =>
    birthdays
      .filter(({ day, month }) => day === date.getUTCDate() && month === date.getUTCMonth() + 1)
      .map(({ preferred_name, turns }) => ({
        preferred_name,
        turns,
        on: date.toISOString().slice(0, 10),
        isToday: at === 0,
      })),
  );
}

export function makeSlides(
  board: LoungeBoard,
  { today, now }: { today: string; now: Date },
): Slide[] {
  const people = birthdaysFrom(board.birthdays, today);
  const slides: Slide[] = [
    ...eventSlides(board, { today, now }),
    ...board.notices
      .filter(({ expires_at }) => Date.parse(expires_at) > now.getTime())
      .flatMap(noticeSlides),
    ...(people.length > 0 ? [{ kind: 'birthdays', key: 'birthdays', people } as const] : []),
    ...board.photos.map((photo) => ({ kind: 'photo', key: photo.id, photo }) as const),
  ];
  return slides.length === 0 ? [{ kind: 'welcome', key: 'welcome' }] : slides;
}
