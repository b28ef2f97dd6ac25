import { type Framework, under } from './framework.ts';

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
      '1': '5.1 Assessment and plans that follow people’s wishes',
      '2': '5.2 Families and friends involved',
    }),
  ],
  links: {
    took_part: { 'sco23.1.2': 'The person took part in an activity offered to them.' },
    one_to_one: { 'sco23.1.2': 'The person had time with someone just for them.' },
    own_room: { 'sco23.1.2': 'A person who stays in their room was reached as others are.' },
    known_person: {
      'sco23.1.1': 'The activity drew on the person’s own memories, which respects who they are.',
    },
    own_choice: {
      'sco23.1.1': 'The person’s choice was respected.',
      'sco23.1.2': 'The person decided how to spend their time.',
    },
    outcome_seen: { 'sco23.1.3': 'Engagement or mood was observed and recorded for the person.' },
    need_answered: { 'sco23.1.1': 'Someone comforted the person when they needed it.' },
    ability_used: { 'sco23.5.1': 'The person’s abilities had been assessed beforehand.' },
    own_words: { 'sco23.1.1': 'The person was asked for their own view and it was recorded.' },
    community: {
      'sco23.4.3': 'It took place in the community, or people from outside took part.',
    },
    faith: { 'sco23.1.2': 'The person’s faith or spirituality had its place in their day.' },
    physical: { 'sco23.1.3': 'The person was physically active.' },
  },
};
