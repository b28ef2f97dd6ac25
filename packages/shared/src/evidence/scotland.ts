import { type Framework, under } from './framework.ts';

/** Key questions and quality indicators for care homes, by their numbers; the headings are in our words. */
export const SCOTLAND_2023: Framework = {
  code: 'sco-2023',
  nation: 'scotland',
  version: '2023',
  title: 'Quality indicators',
  valid_from: '2023-06-01',
  valid_to: null,
  items: [
    ...under('sco23.1', '1 People’s wellbeing', {
      '1': '1.1 Compassion, dignity and respect',
      '2': '1.2 People get the most out of life',
      '3': '1.3 Health and wellbeing',
      '4': '1.4 Contact that means something to people',
      '5': '1.5 Safe from infection',
    }),
    ...under('sco23.2', '2 Leadership', {
      '1': '2.1 Vision and values',
      '2': '2.2 Quality assurance and improvement',
      '3': '2.3 Working with others for people',
      '4': '2.4 Leading staff',
    }),
    ...under('sco23.3', '3 The staff team', {
      '1': '3.1 Recruiting',
      '2': '3.2 Knowledge and skills',
      '3': '3.3 Staffing and teamwork',
    }),
    ...under('sco23.4', '4 The setting', {
      '1': '4.1 Good facilities',
      '2': '4.2 A setting that helps independence',
      '3': '4.3 Connected and involved in the community',
    }),
    ...under('sco23.5', '5 Planning care and support', {
      '1': '5.1 Plans that follow people’s wishes',
      '2': '5.2 Families and friends involved',
    }),
  ],
  links: {
    took_part: ['sco23.1.2'],
    one_to_one: ['sco23.1.2', 'sco23.1.4'],
    own_room: ['sco23.1.2', 'sco23.1.1'],
    known_person: ['sco23.1.1', 'sco23.5.1'],
    own_choice: ['sco23.1.1', 'sco23.1.2'],
    outcome_seen: ['sco23.1.3'],
    need_answered: ['sco23.1.1', 'sco23.1.3'],
    ability_used: ['sco23.5.1'],
    own_words: ['sco23.5.1'],
    community: ['sco23.4.3'],
    faith: ['sco23.1.2', 'sco23.4.3'],
    physical: ['sco23.1.3'],
  },
};
