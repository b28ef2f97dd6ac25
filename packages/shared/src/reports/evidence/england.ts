import { type Framework, under } from './framework.ts';

/**
 * Five key questions with 34 quality statements. A draft of 2026 will replace them: set `valid_to`
 * then.
 */
export const ENGLAND_2023: Framework = {
  code: 'eng-2023',
  nation: 'england',
  version: '2023',
  title: 'Quality statements',
  valid_from: '2023-11-21',
  valid_to: null,
  items: [
    ...under('eng23.safe', 'Safe', {
      learning: 'Learning culture',
      systems: 'Safe systems, pathways and transitions',
      safeguarding: 'Safeguarding',
      risks: 'Involving people to manage risks',
      environments: 'Safe environments',
      staffing: 'Safe and effective staffing',
      infection: 'Infection prevention and control',
      medicines: 'Medicines optimisation',
    }),
    ...under('eng23.effective', 'Effective', {
      assessing: 'Assessing needs',
      evidence: 'Delivering evidence-based care and treatment',
      together: 'How staff, teams and services work together',
      healthier: 'Supporting people to live healthier lives',
      outcomes: 'Monitoring and improving outcomes',
      consent: 'Consent to care and treatment',
    }),
    ...under('eng23.caring', 'Caring', {
      kindness: 'Kindness, compassion and dignity',
      individuals: 'Treating people as individuals',
      choice: 'Independence, choice and control',
      immediate: 'Responding to people’s immediate needs',
      workforce: 'Workforce wellbeing and enablement',
    }),
    ...under('eng23.responsive', 'Responsive', {
      person: 'Person-centred care',
      continuity: 'Care provision, integration and continuity',
      information: 'Providing information',
      listening: 'Listening to and involving people',
      access: 'Equity in access',
      equity: 'Equity in experiences and outcomes',
      future: 'Planning for the future',
    }),
    ...under('eng23.led', 'Well-led', {
      culture: 'Shared direction and culture',
      leaders: 'Capable, compassionate and inclusive leaders',
      speaking: 'Freedom to speak up',
      inclusion: 'Workforce equality, diversity and inclusion',
      governance: 'Governance, management and sustainability',
      partnerships: 'Partnerships and communities',
      improvement: 'Learning, improvement and innovation',
      sustainability: 'Environmental sustainability',
    }),
  ],
  links: {
    took_part: {
      'eng23.responsive.person': 'The person took part in an activity offered to them.',
    },
    one_to_one: {
      'eng23.caring.kindness': 'Someone gave the person their undivided time.',
    },
    own_room: {
      'eng23.responsive.equity': 'A person who stays in their room was reached as others are.',
    },
    known_person: {
      'eng23.caring.individuals': 'The activity drew on the person’s own memories.',
      'eng23.responsive.person': 'The activity drew on the person’s own memories.',
    },
    own_choice: {
      'eng23.caring.choice':
        'The person chose: they declined, led it or did something of their own.',
    },
    outcome_seen: {
      'eng23.effective.outcomes': 'Engagement or mood was observed and recorded for the person.',
    },
    need_answered: {
      'eng23.caring.immediate': 'Someone comforted the person when they needed it.',
    },
    // Not evidence-based care: our ability check is not a published instrument.
    ability_used: {
      'eng23.effective.assessing': 'The person’s abilities had been assessed beforehand.',
    },
    own_words: {
      'eng23.responsive.listening': 'The person’s own view of the activity was recorded.',
    },
    community: {
      'eng23.led.partnerships': 'It took place in the community, or people from outside took part.',
    },
    // Not partnerships: a prayer at the bedside involves no outsider. A visiting chaplain does
    // (community).
    faith: {
      'eng23.caring.individuals': 'The person’s faith or spirituality was respected.',
    },
    physical: {
      'eng23.effective.healthier': 'The person was physically active.',
    },
  },
};
