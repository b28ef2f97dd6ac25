import { type Framework, under } from './framework.ts';

/** What the care standards for homes in Northern Ireland ask for, in our words and as far as daily life goes. */
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
    took_part: ['nir15.life.activities'],
    one_to_one: ['nir15.life.activities', 'nir15.life.daily'],
    own_room: ['nir15.life.daily', 'nir15.life.dignity'],
    known_person: ['nir15.life.memories', 'nir15.life.rights'],
    own_choice: ['nir15.life.involved', 'nir15.life.daily'],
    outcome_seen: ['nir15.care.individual'],
    need_answered: ['nir15.care.distress'],
    ability_used: ['nir15.care.individual', 'nir15.care.dementia'],
    own_words: ['nir15.life.involved'],
    community: ['nir15.life.contact'],
    faith: ['nir15.life.rights'],
    physical: ['nir15.care.health'],
  },
};
