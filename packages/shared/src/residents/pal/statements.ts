import type { Domain, Level } from './levels.ts';

interface DomainText {
  title: string;
  statements: Record<Level, string>;
  /** Where a choice could be mistaken for clinical advice. */
  safety?: string;
}

export const CHECK_INSTRUCTION =
  'Think about the last two weeks, on ordinary days. For each heading pick the one description that is usually the nearest. Ask others who know the person. There are no good or bad answers - this helps us offer the right kind of support.';

export const DOMAIN_TEXTS: Record<Domain, DomainText> = {
  washing: {
    title: 'Washing and freshening up',
    statements: {
      planned:
        'Gets through a wash or bath in their own way and in a sensible order. You may lay things out or stay nearby.',
      exploratory:
        'Joins in with familiar things in front of them but loses the thread. Does well offered one stage at a time.',
      sensory:
        'Leaves most of it to you, yet will copy a simple movement, such as patting dry, once you have begun it together.',
      reflex: 'You do the washing. Shows comfort or dislike by face, sounds, breathing or tensing.',
    },
  },
  dressing: {
    title: 'Choosing clothes and dressing',
    statements: {
      planned: 'Decides what suits the day and gets it on without muddling the steps.',
      exploratory:
        'Knows what each item is for and likes choosing from what is laid out. Needs help with what comes next or with fastenings.',
      sensory:
        'Does one step when shown or guided, an arm into a sleeve for example, but does not go on to the next alone.',
      reflex:
        'Someone else does the dressing. You may feel the body soften, tense or turn as you go.',
    },
  },
  eating: {
    title: 'Mealtimes',
    safety:
      'Always follow the person’s eating and drinking plan. This check does not replace a swallowing assessment.',
    statements: {
      planned: 'Sets about a meal in the usual way and copes with courses and cutlery.',
      exploratory:
        'Eats unaided once food is within reach and easy to manage, often with one utensil. May need a reminder to carry on.',
      sensory:
        'Manages best with food that can be held, or after you start the hand-to-mouth movement. Led by smell, warmth and taste.',
      reflex:
        'Depends on someone to bring food and drink. Opens the mouth or turns away in response to touch, smell or temperature.',
    },
  },
  contact: {
    title: 'Being with other people',
    statements: {
      planned: 'Starts conversations, notices how others feel and adjusts.',
      exploratory: 'Drifts towards company and enjoys it; talk tends to follow their own thread.',
      sensory: 'Notices people and brightens when approached. Seldom makes the first move.',
      reflex:
        'May not show they know you are there until there is gentle touch, a known voice close by or eye contact.',
    },
  },
  group: {
    title: 'Joining in with a group',
    statements: {
      planned: 'Follows what the group is trying to do. Can wait, share and take turns.',
      exploratory:
        'Joins in alongside others for a while. Interest comes and goes; waiting is hard.',
      sensory:
        'Content among a few people and picks up rhythm, laughter or movement without following the purpose.',
      reflex: 'A group is usually too much. Responds best to one person in a calm spot.',
    },
  },
  communication: {
    title: 'Understanding and being understood',
    statements: {
      planned: 'Chats freely and can talk about things not in front of them. May hunt for a word.',
      exploratory:
        'Follows short, everyday talk and uses short phrases. Words may be mixed up. A choice of two works better than an open question.',
      sensory:
        'Says little, or repeats words or sounds. Takes meaning from tone, gesture, objects and being shown.',
      reflex:
        'Communicates without words: gaze, expression, sound, movement. Reads your tone and touch, not your sentences.',
    },
  },
  practical: {
    title: 'Hands-on jobs and hobbies',
    statements: {
      planned:
        'Can picture the finished result, work through several steps and put small problems right.',
      exploratory:
        'Enjoys the doing more than the result. Gets on well with short stages and everything in view.',
      sensory:
        'Repeats one simple action, such as stirring or wiping, when someone begins it with them.',
      reflex:
        'Does not take up a job, but may hold, push away or settle with something placed in the hand.',
    },
  },
  objects: {
    title: 'Handling everyday things',
    statements: {
      planned: 'Finds, uses and puts away the right thing for the job, even if it is out of sight.',
      exploratory:
        'Uses familiar things properly when they can be seen. May try them out in new ways.',
      sensory:
        'Picks things up for how they feel, look or sound rather than for what they are for.',
      reflex:
        'Grips, lets go or startles when something touches the hand. Does not reach out for it.',
    },
  },
  media: {
    title: 'Pictures, print and screens',
    statements: {
      planned: 'Reads or watches with understanding and can talk about it later.',
      exploratory:
        'Turns pages, picks out pictures or headlines and comments. Does not hold on to the story.',
      sensory:
        'Enjoys colour, movement, texture or the rustle of paper. Looks if you point and share the moment.',
      reflex:
        'Shows no interest in the page or screen itself. May turn towards a change in light or sound.',
    },
  },
};
