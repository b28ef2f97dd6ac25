import { daysBetween } from '@relish/shared/days.ts';
import { STAGES } from '@relish/shared/outings/headcounts/choices.ts';
import { findRatio } from '@relish/shared/outings/outings/plans.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { SAFETY_STALE_DAYS } from '@relish/shared/residents/residents/choices.ts';

import type { OutingDocument } from '../../../pdf/outing-layout.ts';
import type { EventRow } from '../../events/events/public.ts';
import type { Outing } from './read-outing.ts';

const STAGE_WORDS: Record<(typeof STAGES)[number], string> = {
  leaving: 'Leaving',
  arrived: 'Arrived',
  during: 'During',
  going_back: 'Going back',
  home: 'Home',
};

type Goer = Outing['goers'][number];
const NEED_WORDS: Record<Goer['needs'][number]['about'], string> = {
  allergies: 'Allergies',
  mobility: 'Mobility',
  eating: 'Eating',
  drinking: 'Drinking',
  communication: 'Communication',
  continence: 'Toilet',
  safety: 'Good to know',
};

interface Pack {
  outing: Outing;
  event: EventRow;
  photos: ReadonlyMap<string, Uint8Array>;
  home: { name: string; time_zone: string };
  today: string;
}

export function toDocument({ outing, event, photos, home, today }: Pack): OutingDocument {
  const { goers, staff, details } = outing;
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const facts = [
    { label: 'Programme', text: toProgramme(event, home.time_zone) },
    { label: 'Staff', text: describeStaff(outing) },
    { label: 'Vehicle and driver', text: details.vehicle ?? '' },
    { label: 'Weather, and when we turn back', text: details.turn_back_rule ?? '' },
    { label: 'If someone is missing', text: details.missing_plan ?? '' },
    { label: 'Telephone numbers: the home, the driver, each member of staff', text: '' },
  ];
  return {
    layout: 'outing',
    title: outing.title,
    lead: [home.name, formatDay(event.day), outing.location].filter(Boolean).join(' · '),
    footer: 'Private. Keep it with the leader, and destroy it after the trip.',
    facts,
    words: { people: 'Who goes' },
    people: goers.map((goer) => ({
      name: calledName(goer),
      initials: [goer.preferred_name, goer.last_name].map((name) => name.slice(0, 1)).join(''),
      photo: photos.get(goer.id) ?? null,
      about: [
        goer.description,
        goer.worker_id === null ? null : `With ${names.get(goer.worker_id) ?? 'a colleague'}`,
      ]
        .filter(Boolean)
        .join('. '),
      warning: warnOfAge(goer.safety_checked_on, today),
      needs: [
        ...goer.needs.map(({ about, text }) => ({ label: NEED_WORDS[about], text })),
        {
          label: 'Ring',
          text:
            goer.emergency_contacts
              .map(({ name, telephone }) => `${name}: ${telephone}`)
              .join('\n') || 'No telephone number is recorded',
        },
      ],
      blanks: ['Medicine times: nurse or senior', 'Help in the toilet'],
    })),
    headcount: {
      title: 'Headcount',
      hint: 'Tick each face you see, staff included. Never count to a number. Two people count separately, one in each column, and compare by name.',
      name: 'Name',
      stages: STAGES.map((stage) => STAGE_WORDS[stage]),
      signed: 'Time and initials',
      people: [...goers.map(calledName), ...staff.map(({ name }) => `${name} (staff)`)],
    },
  };
}

function toProgramme(event: EventRow, timeZone: string): string {
  const time = (instant: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      new Date(instant),
    );
  const when =
    event.start_time === null ? 'All day' : `${event.start_time} to ${time(event.ends_at)}`;
  return [
    `${when}${event.place === null ? '' : `, ${event.place}`}`,
    event.description,
    event.transport === null ? null : `Transport: ${event.transport}`,
    event.equipment === null ? null : `To take along: ${event.equipment}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function describeStaff({ staff, goers }: Outing): string {
  const ratio = findRatio(goers.length, staff.length);
  return [
    ...staff.map(({ name, is_leader }) => (is_leader ? `${name} (leads)` : name)),
    `${goers.length} residents, ${staff.length} staff${ratio === null ? '' : `: 1 to ${ratio}`}`,
  ].join('\n');
}

/** Old facts look as true as new ones on paper, so their age is printed (domain 8.2). */
function warnOfAge(checkedOn: string | null, today: string): string | null {
  if (checkedOn === null) return 'Safety details have never been confirmed';
  return daysBetween(checkedOn, today) > SAFETY_STALE_DAYS
    ? `Safety details were last confirmed on ${formatDay(checkedOn)}`
    : null;
}

const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(day));
