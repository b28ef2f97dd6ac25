import type { LibraryHazard } from './library-hazard.ts';

const RESIDENTS = ['residents'] as const;
const HOME = ['residents', 'staff'] as const;
const ALL = ['residents', 'staff', 'visitors'] as const;

/** Movement, food, materials and tools. */
export const HAZARDS_OF_DOING = {
  falls: {
    title: 'Slips, trips and falls',
    how: 'tripping, slipping, or falling when standing up from a chair',
    who: ALL,
    controls: [
      'Floor clear and dry',
      'Footwear that fits and is fastened',
      'Walking aids within reach',
      'Brakes on before anyone stands or sits',
      'Chairs with arms, and a rest whenever someone wants one',
    ],
  },
  exertion: {
    title: 'Over-exertion, breathlessness or pain',
    how: 'doing more than their heart, lungs or joints can take',
    who: RESIDENTS,
    controls: [
      'Everything can be done seated',
      'Gentle warm-up first',
      'Signs to stop agreed with each person',
      'GP or physiotherapist asked about heart or lung conditions and recent fractures',
    ],
  },
  moving: {
    title: 'Moving and handling, hoists and wheelchairs',
    how: 'an unsafe transfer, a trapped foot or a slipping sling',
    who: HOME,
    controls: [
      'Only trained staff help people to move',
      'Each person’s moving and handling plan followed',
      'Footrests on and brakes used',
      'Slings and wheelchairs checked before use',
    ],
  },
  choking_food: {
    title: 'Choking on food or drink',
    how: 'food or drink of the wrong texture, or eating while lying back or unwatched',
    who: RESIDENTS,
    controls: [
      'IDDSI level of every person checked on the day',
      'Sitting upright, with a worker at the table',
      'No exceptions, not even a taste',
      'Someone trained in choking first aid present; ring 999 if it does not clear',
    ],
  },
  choking_parts: {
    title: 'Small parts in the mouth',
    how: 'swallowing or choking on beads, seeds, batteries or small pieces',
    who: RESIDENTS,
    controls: [
      'Pieces too large to swallow',
      'Pieces counted out and counted back in',
      'No button batteries; battery covers screwed shut',
      'One-to-one for people at sensory or reflex level',
    ],
  },
  ingest: {
    title: 'Eating what is not food',
    how: 'eating paint, glue, plants, soil or soap',
    who: RESIDENTS,
    controls: [
      'Non-toxic materials only',
      'Nothing that looks like food',
      'Plants checked: no yew, foxglove, lily or daffodil bulbs',
      'A worker within reach of anyone who puts things in their mouth',
    ],
  },
  allergy_food: {
    title: 'Food allergy or intolerance',
    how: 'eating something they react to',
    who: ALL,
    controls: [
      'Recipe checked against the 14 allergens and each person’s record',
      'Labels kept until the next day',
      'An alternative that looks as good',
      'Adrenaline pens and their plans at hand',
    ],
  },
  allergy_skin: {
    title: 'Skin reaction or contact allergy',
    how: 'touching latex, nut oil, fragrance, nickel or wool',
    who: HOME,
    controls: [
      'Each person’s record checked',
      'Plain cream and nitrile or vinyl gloves',
      'Anything new tried on a small patch a day before',
    ],
  },
  scald: {
    title: 'Scalds from hot drinks or water',
    how: 'a spilled hot drink, steam or water that is too hot',
    who: HOME,
    controls: [
      'Drinks cooled before serving; lidded cups for those who need them',
      'Water for hands and feet measured: 38 to 40°C',
      'Kettle and urn out of reach, handled by staff',
      'Cold-melt glue only',
    ],
  },
  burn: {
    title: 'Burns from ovens, hobs or flames',
    how: 'touching a hot surface or a flame',
    who: HOME,
    controls: [
      'Only staff use the hob and open the oven',
      'People sit out of reach of hot surfaces',
      'Hot trays set down behind a barrier until cool',
      'LED lights instead of candles; no flame near oxygen',
    ],
  },
  sharp: {
    title: 'Cuts from sharp tools',
    how: 'scissors, needles, knives, secateurs or other tools',
    who: HOME,
    controls: [
      'Tools counted out and counted back in',
      'Safety scissors and blunt needles where they do the job',
      'One-to-one for people at sensory or reflex level',
      'First-aid kit in the room',
    ],
  },
  electric: {
    title: 'Electrical equipment',
    how: 'a faulty appliance, a trailing lead or water near a socket',
    who: ALL,
    controls: [
      'Appliances in date for testing and looked over before use',
      'Leads taped down or along the wall',
      'No water near plugs and sockets',
    ],
  },
  infection: {
    title: 'Infection',
    how: 'passing on germs by hands, food or shared things',
    who: ALL,
    controls: [
      'Hands washed before and after',
      'Shared things wiped clean, or one set for each person',
      'Nobody takes part with sickness, diarrhoea or a new cough',
      'Groups stop during an outbreak, as the infection control lead says',
    ],
  },
} satisfies Record<string, LibraryHazard>;
