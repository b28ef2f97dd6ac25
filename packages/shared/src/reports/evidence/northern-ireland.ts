import { type Framework, under } from './framework.ts';

/** Northern Ireland's care standards on daily life, in our words. */
export const NORTHERN_IRELAND_2015: Framework = {
  code: 'nir-2015',
  nation: 'northern_ireland',
  version: '2015',
  title: 'Care standards',
  valid_from: '2015-04-01',
  valid_to: null,
  items: [
    ...under('nir15.life', 'Quality of life', {
      rights: 'Rights and individuality',
      dignity: 'Privacy and dignity',
      involved: 'Having a say and being involved',
      contact: 'Contact with family, friends and community',
      daily: 'Daily life as people want it',
      memories: 'Life story and memories',
      activities: 'Activities and events',
      meals: 'Meals and mealtimes',
      communication: 'Communicating well',
      safe: 'Being kept safe',
    }),
    ...under('nir15.care', 'Quality of care', {
      individual: 'Care and support for the individual',
      health: 'Health care',
      dementia: 'Support for people living with dementia',
      distress: 'Understanding distress',
    }),
    ...under('nir15.management', 'Quality of management', {
      governance: 'Governance and records',
      staffing: 'Staffing and training',
    }),
  ],
  links: {
    took_part: { 'nir15.life.activities': 'The person took part in an activity offered to them.' },
    one_to_one: {
      'nir15.life.activities': 'The activity was for the person alone.',
      'nir15.life.daily': 'The person had time with someone just for them.',
    },
    own_room: { 'nir15.life.daily': 'The activity came to the person where they are.' },
    known_person: {
      'nir15.life.memories': 'The activity drew on the person’s own memories.',
      'nir15.life.rights': 'The activity followed who the person is.',
    },
    own_choice: {
      'nir15.life.involved': 'The person’s choice was respected.',
      'nir15.life.daily': 'The person decided how to spend their time.',
    },
    outcome_seen: {
      'nir15.care.individual': 'Engagement or mood was observed and recorded for the person.',
    },
    need_answered: { 'nir15.care.distress': 'Someone noticed distress and comforted the person.' },
    // Not dementia care: a level implies no diagnosis.
    ability_used: {
      'nir15.care.individual': 'The person’s abilities had been assessed beforehand.',
    },
    own_words: { 'nir15.life.involved': 'The person’s own view of the activity was recorded.' },
    community: {
      'nir15.life.contact': 'It took place in the community, or people from outside took part.',
    },
    faith: { 'nir15.life.rights': 'The person’s faith or spirituality was respected.' },
    // Exercise is not health care, and taking part already counts as an activity.
    physical: {},
  },
};
