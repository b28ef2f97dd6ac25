import type { OwnGuide } from '@relish/shared/activities/own-activity.ts';
import { LEVELS } from '@relish/shared/pal/levels.ts';

import type { PrintedCard } from '../../documents/cards-layout.ts';
import {
  ALLERGEN_WORDS,
  CATEGORY_WORDS,
  HAZARD_WORDS,
  LEVEL_WORDS,
  PLACE_WORDS,
} from '../../documents/guide-words.ts';
import type { Labelled, PrintedGuide } from '../../documents/guides-layout.ts';

interface Drawn {
  title: string;
  guide: OwnGuide;
  picture: string | null;
}

/** A guide in words, for a page. */
export const guideInWords = ({ title, guide, picture }: Drawn): PrintedGuide => ({
  title,
  summary: guide.summary,
  picture,
  facts: factsOf(guide),
  needs: guide.equipment.map(
    ({ name, quantity, instead }) =>
      name + (quantity ? ` (${quantity})` : '') + (instead ? `, or ${instead}` : ''),
  ),
  description: guide.description,
  steps: guide.steps,
  say: [
    ...told('To begin', guide.opening_line && `“${guide.opening_line}”`),
    ...told('To talk about', guide.conversation_prompts.join(' ')),
  ],
  adaptations: LEVELS.flatMap((level) => told(LEVEL_WORDS[level], guide.adaptations[level])),
  look_for: [
    ...told('Enjoying it', guide.look_for.enjoying),
    ...told('Time to stop', guide.look_for.stop),
  ],
  safety: safetyOf(guide),
  culture: guide.culture_notes,
  visit: guide.visit,
});

const CARD_STEPS = 3;
const CARD_LENGTH = 420;

/** The same, as far as a card has room for it. */
export const cardInWords = ({ title, guide, picture }: Drawn): PrintedCard => ({
  title,
  summary: guide.summary ?? (guide.steps.length === 0 ? short(guide.description ?? '') : null),
  picture,
  facts: factsOf(guide).filter(({ label }) => ['Time', 'People', 'Levels'].includes(label)),
  steps: guide.steps.slice(0, CARD_STEPS),
  say: guide.opening_line,
});

const short = (text: string) =>
  text.length <= CARD_LENGTH ? text : `${text.slice(0, CARD_LENGTH).replace(/\s+\S*$/, '')} …`;

const told = (label: string, text: string | null | undefined): Labelled[] =>
  text ? [{ label, text }] : [];

function factsOf(guide: OwnGuide): Labelled[] {
  const { min_people, max_people, duration_min, prep_min, staff_needed } = guide;
  const people = min_people === max_people ? `${min_people}` : `${min_people}–${max_people}`;
  return [
    { label: 'Kind', text: CATEGORY_WORDS[guide.category] },
    {
      label: 'Time',
      text: `${duration_min} min` + (prep_min > 0 ? `, ${prep_min} min to prepare` : ''),
    },
    { label: 'People', text: people + (staff_needed > 0 ? `, with ${staff_needed} of staff` : '') },
    ...told(
      'Place',
      [
        ...guide.places.map((place) => PLACE_WORDS[place]),
        ...(guide.suitable_in_bed ? ['In bed'] : []),
      ].join(', '),
    ),
    { label: 'Levels', text: guide.levels.map((level) => LEVEL_WORDS[level]).join(', ') },
  ];
}

const safetyOf = (guide: OwnGuide): Labelled[] => [
  ...(guide.risk_required
    ? [{ label: 'Before', text: 'Needs a risk assessment that is signed.' }]
    : []),
  ...guide.hazards.map(({ code, controls }) => ({
    label: HAZARD_WORDS[code],
    text: controls ?? 'Take care.',
  })),
  ...told('Allergies', guide.allergens.map((each) => ALLERGEN_WORDS[each]).join(', ')),
  ...told('Food and drink textures (IDDSI)', guide.iddsi_note),
  ...(guide.flashing_light
    ? [{ label: 'Flashing light', text: 'Not for anybody who is photosensitive.' }]
    : []),
];
