import type { Prompt, Topic } from '@relish/shared/photos/slideshow/prompts.ts';

import { formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

const ASKED: Record<Topic, () => string> = {
  sea: m.slideshow_ask_sea,
  wedding: m.slideshow_ask_wedding,
  dancing: m.slideshow_ask_dancing,
  music: m.slideshow_ask_music,
  garden: m.slideshow_ask_garden,
  animals: m.slideshow_ask_animals,
  baking: m.slideshow_ask_baking,
  christmas: m.slideshow_ask_christmas,
  school: m.slideshow_ask_school,
  work: m.slideshow_ask_work,
  sport: m.slideshow_ask_sport,
  travel: m.slideshow_ask_travel,
  children: m.slideshow_ask_children,
  clothes: m.slideshow_ask_clothes,
};

/** Tells where and when it was, as far as that is known. */
function tellWhere(place: string | null, decade: number | null): string | null {
  // As text, because a number would get a thousands separator.
  const years = decade === null ? null : String(decade);
  if (place !== null && years !== null)
    return m.slideshow_tell_place_decade({ place, decade: years });
  if (place !== null) return m.slideshow_tell_place({ place });
  return years === null ? null : m.slideshow_tell_decade({ decade: years });
}

export function wordPrompt(prompt: Prompt): { tells: string | null; asks: string } {
  switch (prompt.code) {
    case 'topic':
      return { tells: tellWhere(prompt.place, prompt.decade), asks: ASKED[prompt.topic]() };
    case 'people':
      return {
        tells: m.slideshow_tell_people({ names: formatList(prompt.names) }),
        asks: prompt.names.length > 1 ? m.slideshow_ask_people() : m.slideshow_ask_person(),
      };
    case 'place':
      return { tells: tellWhere(prompt.place, prompt.decade), asks: m.slideshow_ask_place() };
    case 'decade':
      return { tells: tellWhere(null, prompt.decade), asks: m.slideshow_ask_decade() };
    case 'look':
      return { tells: null, asks: m.slideshow_ask_look() };
    case 'feel':
      return { tells: null, asks: m.slideshow_ask_feel() };
  }
}
