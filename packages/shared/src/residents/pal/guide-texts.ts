import type { Level } from './levels.ts';

export const GUIDE_KEYS = [
  'nutshell',
  'does_well',
  'may_get_in_the_way',
  'your_role',
  'aim',
  'where_to_put_things',
  'what_to_say',
  'what_to_show',
  'senses_and_touch',
  'working_with_others',
  'choose_activities_that',
  'length',
  'too_hard',
  'too_easy',
  'washing',
  'dressing',
  'eating',
  'interaction',
] as const;
export type GuideKey = (typeof GUIDE_KEYS)[number];
export type Guide = Record<GuideKey, string>;

/** `choose_activities_that` continues its heading, hence the lower case. */
export const GUIDE_TEXTS: Record<Level, Guide> = {
  planned: {
    nutshell:
      'Can work towards a result. Needs somebody to talk to and help when something unexpected happens.',
    does_well:
      'Explores different ways of doing something. Looks for what they need. Follows spoken steps and knows what finished looks like.',
    may_get_in_the_way:
      'A new place, a change of plan, a problem with no obvious answer, too much to remember. May hide difficulty to save face.',
    your_role:
      'Partner and sounding board. Agree the aim, then step back. Notice a problem early and offer, do not take over.',
    aim: 'Something with a result they can be proud of or use: a finished item, a job done, a game played, a decision made.',
    where_to_put_things:
      'In their usual places, so that finding them is part of it. Label cupboards. Hazards away, tools in order.',
    what_to_say:
      'Ordinary adult talk. Short sentences when explaining. Say the goal first, then two or three steps. Ask open questions and wait.',
    what_to_show:
      'A finished example or a picture card. Point out the tricky part before it arrives.',
    senses_and_touch:
      'Good light, low background noise, glasses and hearing aids on. Touch as between friends: a handshake, a hand on the arm if welcome.',
    working_with_others:
      'Can take a role: scorekeeper, host, reader, buddy for a newcomer. Groups of 4–12.',
    choose_activities_that:
      'have an aim, rules or a product; use past skill; allow choice; can be put right if they go wrong.',
    length: '30–60 minutes, with a natural break.',
    too_hard: 'Joking it off, going quiet, leaving.',
    too_easy: 'Boredom, correcting others, finishing at once.',
    washing: 'Agree the time. Prompt only for what is forgotten. Check temperature discreetly.',
    dressing: 'Keep wardrobe order as they like it. Offer an opinion if asked.',
    eating: 'Sit with others. Offer menus. Help with packets and lids only.',
    interaction: 'Ask for advice and opinions. Use written reminders and calendars.',
  },
  exploratory: {
    nutshell:
      'Likes familiar activity in familiar surroundings. The moment matters, not the end product.',
    does_well:
      'Spontaneous, creative, often playful. Uses well-known things when they are in sight. Can do the stages of a task one after another with a prompt.',
    may_get_in_the_way:
      'Not having an end in mind, things out of sight, several instructions at once, being corrected.',
    your_role:
      'Companion who keeps it going. Set the scene, offer the next stage, praise the doing, never mark the result.',
    aim: 'Enjoyment and experience. If something is finished, that is a bonus.',
    where_to_put_things:
      'In plain view and within reach, against a plain background, in the order they will be used. Clear away what is not needed.',
    what_to_say:
      'One stage, one sentence. Name the thing (“the blue brush”). Offer a choice of two. Link to their life (“you used to bake for the fair”).',
    what_to_show: 'Start it yourself and let them join. Show each stage as you say it.',
    senses_and_touch: 'Use texture, scent and music to draw interest. Friendly touch if welcome.',
    working_with_others:
      'Side by side in a small group of 4–8; do not insist on turns. Sit next to somebody at ease.',
    choose_activities_that:
      'are familiar, have clear repeatable stages, leave room for invention and cannot be failed.',
    length: '20–40 minutes. Stop while it is going well.',
    too_hard: 'Asks “what now?” again and again, leaves, gets cross.',
    too_easy: 'Fiddles with other things, takes them apart.',
    washing: 'Run the basin together, lay items in order, say one stage at a time.',
    dressing: 'Two outfits to choose from; hand over garments in order; admire.',
    eating:
      'Everything needed in view and no clutter; plate in a contrasting colour; gentle reminder to carry on.',
    interaction:
      'Talk about what you both can see. Reply to the feeling, not the facts. Photos and objects help.',
  },
  sensory: {
    nutshell: 'Lives through the senses and movement. One step is the whole activity.',
    does_well:
      'Responds to touch, taste, sound, colour, scent and rhythm. Copies a movement. Repeats a simple action with pleasure.',
    may_get_in_the_way:
      'Noise, clutter, speed, long explanations, being asked to choose or to remember.',
    your_role:
      'Guide who does it with them. Prepare everything. Draw attention to one sensation, start the movement, then follow their lead.',
    aim: 'To feel and to move: pleasure, comfort, being alert and connected.',
    where_to_put_things:
      'In the hand or directly in front, one at a time, at the level of the eyes or lap.',
    what_to_say:
      'Their name, then a few words that go with the action (“round... and round”). Warm voice. No questions to test.',
    what_to_show:
      'Show, then guide hand under hand if welcome. Let go when the movement continues.',
    senses_and_touch:
      'This is the activity: warm water, soft wool, lavender, citrus, bells, sunshine. Touch with permission, firm and slow.',
    working_with_others: 'One to one, or two or three people with a worker each or nearby.',
    choose_activities_that:
      'are a single repeated step, rich to the senses, safe to mouth or drop, with no right way.',
    length: '10–20 minutes, or several times five.',
    too_hard: 'Pulling away, eyes shut, calling out.',
    too_easy: 'Letting go, looking elsewhere.',
    washing:
      'Let them feel the flannel first. Say what comes next in two words. Offer the flannel to hold and use.',
    dressing:
      'Clothes warm from the airing cupboard, checked on your own wrist; guide one step; talk about how it feels.',
    eating: 'Finger foods if the plan allows; one dish at a time; start the movement.',
    interaction: 'Sit close, at eye level. Smile first. Match their rhythm. Sing.',
  },
  reflex: {
    nutshell:
      'May seem far away, yet answers direct, gentle contact. Being with someone is the activity.',
    does_well:
      'Turns to a known voice, grips a hand, relaxes with rocking or song, breathes in a favourite scent.',
    may_get_in_the_way:
      'More than one sensation at once, sudden sound or touch, discomfort, tiredness, pain.',
    your_role:
      'Calm presence. Give one sensation at a time and watch closely for the smallest answer. Stop when they have had enough.',
    aim: 'Comfort, being known, a moment of awareness or pleasure.',
    where_to_put_things: 'Touching the skin or within 30 cm of the face. Nothing else in view.',
    what_to_say:
      'Their preferred name, softly, close to the better ear. Your tone matters as much as your words; keep speaking to them as an adult. Tell them before you touch.',
    what_to_show: 'Your face: eye contact and expression. Move slowly into view from the front.',
    senses_and_touch:
      'Hand holding, stroking with oil or cream checked against allergies, a warm towel, a favourite scent, quiet familiar music.',
    working_with_others: 'One to one. Family are welcome and can be shown how.',
    choose_activities_that:
      'wake one sense, are gentle and slow and can be repeated in the same way each day.',
    length: '3–10 minutes, several times a day. Record them: they count.',
    too_hard: 'Startle, frown, faster breathing, tensing.',
    too_easy: 'No change at all: try another sense or another time.',
    washing:
      'One part at a time, keep the rest covered and warm, say before touching, firm slow strokes.',
    dressing: 'Loose warm clothes; move the limb as it relaxes.',
    eating: 'Follow the eating and drinking plan exactly. Unhurried. Let them smell it first.',
    interaction:
      'Hold the hand, breathe in time, hum. Look for a blink, sigh or softening and answer it.',
  },
};
