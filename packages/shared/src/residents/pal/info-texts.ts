import type { Level } from './levels.ts';

interface LevelText {
  name: string;
  phrase: string;
  lines: readonly [string, string];
}

interface InfoSection {
  key: 'purpose' | 'how' | 'levels' | 'not' | 'review' | 'made_by';
  title: string;
  paragraphs: readonly string[];
}

export const LEVEL_TEXTS: Record<Level, LevelText> = {
  planned: {
    name: 'Planned',
    phrase: 'plans and finishes',
    lines: [
      'Sets out towards a result and gets there in their own way.',
      'Wants a partner to talk things over with, and a hand when something unexpected comes up.',
    ],
  },
  exploratory: {
    name: 'Exploratory',
    phrase: 'enjoys the doing',
    lines: [
      'Enjoys familiar things in a familiar place, for their own sake.',
      'Does well with everything in view and one stage offered at a time.',
    ],
  },
  sensory: {
    name: 'Sensory',
    phrase: 'senses and moves',
    lines: [
      'Meets the world through touch, taste, scent, sound and movement.',
      'Joins in when somebody shows a single step and begins it with them.',
    ],
  },
  reflex: {
    name: 'Reflex',
    phrase: 'responds in the moment',
    lines: [
      'Answers gentle, direct contact, often with a very small sign.',
      'Needs one calm person, one sensation at a time, and no hurry.',
    ],
  },
};

/** In page order; LEVEL_TEXTS belong under `levels`. */
export const INFO_SECTIONS: readonly InfoSection[] = [
  {
    key: 'purpose',
    title: 'What the check is for',
    paragraphs: [
      'The ability check helps you offer a person things to do that suit them now, with the right kind of support. Too little to do is dull; too much is upsetting.',
      'It looks at what somebody can do and enjoy. From your answers you get a short guide: how to set things out, what to say, what to show, and how to help with washing, dressing and meals.',
    ],
  },
  {
    key: 'how',
    title: 'How to do it',
    paragraphs: [
      'Spend time with the person over two weeks, on ordinary days and at different times of day. When somebody has just moved in, wait at least a week.',
      'Ask several people who know them: those who work mornings, evenings and nights, and family and friends. Ask the person too.',
      'Under each of the nine headings pick the one description that is usually the nearest. If two seem right, think of most days rather than the best or the worst one.',
      'You will see a suggested level. If it does not fit the person you know, choose another and say why.',
    ],
  },
  {
    key: 'levels',
    title: 'What each level means',
    paragraphs: [
      'Levels describe the support that helps, not the person. Many people are at one level for meals and at another for washing, and the guide allows for that.',
    ],
  },
  {
    key: 'not',
    title: 'What it is not',
    paragraphs: [
      'The ability check is not a diagnosis, not a capacity assessment, not a staging of dementia, not a swallowing assessment.',
    ],
  },
  {
    key: 'review',
    title: 'When to review',
    paragraphs: [
      'Do the check again by the review date, which is three months later unless your home has chosen another time.',
      'Do it sooner after a stay in hospital, an infection, a fall with an injury or a bereavement, when usual activities stop holding their interest, or when the person simply seems different to you.',
      'A sudden change can be illness: tell the person in charge or the GP.',
    ],
  },
  {
    key: 'made_by',
    title: 'Who made it',
    paragraphs: [
      'Wording written by us. The four-level idea follows the published work of Jackie Pool; this is not the PAL Instrument and has not been validated.',
    ],
  },
];
