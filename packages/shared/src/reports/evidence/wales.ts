import { type Framework, under } from './framework.ts';

export const WALES_2019: Framework = {
  code: 'wal-2019',
  nation: 'wales',
  version: '2019',
  title: 'Inspection themes',
  valid_from: '2019-08-01',
  valid_to: null,
  items: [
    ...under('wal19.wellbeing', 'Well-being', {
      voice: 'Voice, choice and control',
      matters: 'Doing what matters to the person',
      body: 'Physical and emotional health',
      belonging: 'Relationships and belonging',
      identity: 'Language, culture and identity',
      safe: 'Feeling safe',
    }),
    ...under('wal19.care', 'Care and support', {
      personal: 'Support that fits the person',
      skilled: 'Support that fits their abilities',
      responds: 'Noticing change and acting on it',
      rights: 'Respect, dignity and rights',
    }),
    ...under('wal19.environment', 'Environment', {
      homely: 'A place that feels like home',
      accessible: 'Space to be active and independent',
    }),
    ...under('wal19.leadership', 'Leadership and management', {
      oversight: 'Oversight and improvement',
      staff: 'A supported team',
      community: 'Working with the community',
    }),
  ],
  links: {
    took_part: {
      'wal19.wellbeing.matters': 'The person took part in an activity offered to them.',
    },
    one_to_one: { 'wal19.care.personal': 'The person had time with someone just for them.' },
    own_room: { 'wal19.care.personal': 'The activity came to the person where they are.' },
    known_person: {
      'wal19.wellbeing.identity': 'The activity drew on the person’s own memories.',
      'wal19.care.personal': 'The activity drew on the person’s own memories.',
    },
    own_choice: { 'wal19.wellbeing.voice': 'The person chose how to spend their time.' },
    outcome_seen: {
      'wal19.wellbeing.body': 'Engagement or mood was observed and recorded for the person.',
    },
    need_answered: { 'wal19.care.responds': 'Someone noticed distress and comforted the person.' },
    // A known level does not show that support matched it, and no item is about assessment.
    ability_used: {},
    own_words: { 'wal19.wellbeing.voice': 'The person’s own view of the activity was recorded.' },
    community: {
      'wal19.wellbeing.belonging': 'The person met people from outside the home.',
      'wal19.leadership.community': 'The home worked with people from outside.',
    },
    faith: { 'wal19.wellbeing.identity': 'The person’s faith or spirituality was respected.' },
    physical: { 'wal19.wellbeing.body': 'The person was physically active.' },
  },
};
