import type { LoungeBoard } from '@relish/shared/lounge-screens/contract.ts';
import type { NoticePriority } from '@relish/shared/notices/choices.ts';
import type { Picture } from '@relish/shared/residents/contract.ts';

/** What can be read from an armchair across the room before the next one comes. */
const MOST_WORDS = 40;
const FEWEST_WORDS = 15;

export type Slide =
  | { kind: 'welcome'; key: string }
  | { kind: 'birthdays'; key: string; people: LoungeBirthday[] }
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

export interface LoungeBirthday {
  preferred_name: string;
  turns: number | null;
  /** The day on which it is celebrated next. */
  on: string;
  isToday: boolean;
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** A long text in parts that fit a screen, cut between sentences where there are any. */
export function partsOf(text: string, mostWords: number): string[] {
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
  const texts = partsOf(body, Math.max(FEWEST_WORDS, MOST_WORDS - wordsIn(title)));
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

/** Whose birthday is in the coming week, the nearest first, counted from the day that it is on the wall. */
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

/** Everything that the screen shows in turn. */
export function slidesOf(
  board: LoungeBoard,
  { today, now }: { today: string; now: Date },
): Slide[] {
  const people = birthdaysFrom(board.birthdays, today);
  const slides: Slide[] = [
    ...board.notices
      .filter(({ expires_at }) => Date.parse(expires_at) > now.getTime())
      .flatMap(noticeSlides),
    ...(people.length > 0 ? [{ kind: 'birthdays', key: 'birthdays', people } as const] : []),
  ];
  return slides.length === 0 ? [{ kind: 'welcome', key: 'welcome' }] : slides;
}
