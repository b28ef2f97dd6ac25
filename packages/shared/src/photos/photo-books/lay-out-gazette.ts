import { PHOTOS_PER_PAGE } from './choices.ts';
import { type Candidate, choosePhotos, rankPhoto } from './choose.ts';
import type { BookText } from './lay-out.ts';
import type { BookPage, PageNote } from './page.ts';

export interface GazetteToLayOut {
  /** The preferred name. */
  name: string;
  home: string;
  telephone: string | null;
  /** Counts up with each gazette, so that parts of About me take turns. */
  turn: number;
  candidates: readonly Candidate[];
  texts: readonly BookText[];
  newId: () => string;
}

const AT_LEAST = 2;
const QUOTES = 3;
const ACTIVITIES = 5;
/** Longer texts would push the pictures aside at this size of print. */
const SHORT = 200;

/** Two pages; undefined if there is too little to print. */
export function layOutGazette(gazette: GazetteToLayOut): [BookPage, BookPage] | undefined {
  const { name, home, telephone, texts, newId } = gazette;
  const most = PHOTOS_PER_PAGE.front + PHOTOS_PER_PAGE.back;
  const chosen = choosePhotos(gazette.candidates, most);
  const quotes = texts.filter(({ source, text }) => source.kind === 'record' && isShort(text));
  if (chosen.length < AT_LEAST && quotes.length === 0) return undefined;
  const best = new Set(
    chosen
      .toSorted((one, other) => rankPhoto(other) - rankPhoto(one))
      // Both pages have something to look at.
      .slice(0, Math.min(PHOTOS_PER_PAGE.front, Math.ceil(chosen.length / 2))),
  );
  const front = chosen.filter((photo) => best.has(photo));
  const back = chosen.filter((photo) => !best.has(photo));
  const [first, ...others] = quotes.slice(0, QUOTES).map(toNote);
  const page = { template: 'auto', source: null } as const;
  return [
    {
      ...page,
      id: newId(),
      kind: 'front',
      heading: null,
      text: null,
      by: [home, telephone].filter(Boolean).join(' · '),
      photos: toPhotos(front),
      notes: first ? [first] : [],
    },
    {
      ...page,
      id: newId(),
      kind: 'back',
      heading: back.length > 0 ? 'More pictures' : `More about ${name}`,
      text: closeWith(telephone),
      by: null,
      photos: toPhotos(back),
      notes: [...others, ...listActivities(gazette), ...chooseStory(gazette)],
    },
  ];
}

const isShort = (text: string) => text.length <= SHORT;

const toPhotos = (photos: readonly Candidate[]) =>
  photos.map(({ id }) => ({ photo_id: id, caption: null }));

const toNote = ({ heading, text, by, source }: BookText): PageNote => ({
  heading,
  text,
  by,
  source,
});

/** In words only: numbers would turn a quarter of a life into a performance. */
function listActivities({ name, texts }: GazetteToLayOut): PageNote[] {
  const own = texts.filter(({ source }) => source.kind === 'activity');
  const different = [...new Map(own.map((each) => [each.text, each])).values()];
  return different
    .slice(0, ACTIVITIES)
    .map((each) => ({ ...toNote(each), heading: `What ${name} enjoyed` }));
}

function chooseStory({ texts, turn }: GazetteToLayOut): PageNote[] {
  const stories = texts.filter(({ source, text }) => source.kind === 'about_me' && isShort(text));
  const story = stories[turn % Math.max(1, stories.length)];
  return story ? [toNote(story)] : [];
}

const closeWith = (telephone: string | null) =>
  telephone === null
    ? 'We would love to hear from you.'
    : `We would love to hear from you.\nRing us on ${telephone}.`;
