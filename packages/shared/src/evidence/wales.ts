import { type Framework, under } from './framework.ts';

/** The four themes of inspection in Wales; what stands below each is in our words. */
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
    took_part: ['wal19.wellbeing.matters'],
    one_to_one: ['wal19.care.personal'],
    own_room: ['wal19.care.personal', 'wal19.wellbeing.belonging'],
    known_person: ['wal19.wellbeing.identity', 'wal19.care.personal'],
    own_choice: ['wal19.wellbeing.voice'],
    outcome_seen: ['wal19.wellbeing.body'],
    need_answered: ['wal19.care.responds'],
    ability_used: ['wal19.care.skilled'],
    own_words: ['wal19.wellbeing.voice'],
    community: ['wal19.wellbeing.belonging', 'wal19.leadership.community'],
    faith: ['wal19.wellbeing.identity'],
    physical: ['wal19.wellbeing.body'],
  },
};
