import { isOnFeet } from '@relish/shared/library/suggestions/conflicts.ts';
import {
  Armchair,
  BedDouble,
  Clock,
  HandHelping,
  Layers,
  type LucideIcon,
  MapPin,
  Users,
  Wrench,
} from 'lucide-react';

import { ACTIVITY_PLACE_WORDS } from '../../../../words/activity-words.ts';
import { m } from '../../../../words/m.ts';
import { levelNames, minutesWords, peopleWords } from '../activity-words.ts';
import type { Activity } from '../api.ts';

import styles from './guide-view.module.css';

export function Glance({ activity }: { activity: Activity }) {
  const { guide } = activity;
  const places = guide.places.map((place) => ACTIVITY_PLACE_WORDS[place]()).join(', ');
  return (
    <dl className={styles.glance}>
      <Fact icon={Clock} label={m.guide_time()}>
        {minutesWords(activity.duration_min)}
      </Fact>
      <Fact icon={Users} label={m.guide_people()}>
        {peopleWords(activity)}
      </Fact>
      <Fact icon={Layers} label={m.guide_levels()}>
        {levelNames(activity.levels)}
      </Fact>
      {places !== '' && (
        <Fact icon={MapPin} label={m.guide_place()}>
          {places}
        </Fact>
      )}
      <Fact icon={HandHelping} label={m.guide_staff()}>
        {guide.staff_needed === 0
          ? m.guide_staff_none()
          : m.guide_staff_count({ count: guide.staff_needed })}
      </Fact>
      <Fact icon={Wrench} label={m.guide_prep()}>
        {guide.prep_min === 0 ? m.guide_prep_none() : minutesWords(guide.prep_min)}
      </Fact>
      {guide.suitable_in_bed ? (
        <Fact icon={BedDouble} label={m.guide_posture()}>
          {m.guide_in_bed()}
        </Fact>
      ) : (
        <Fact icon={Armchair} label={m.guide_posture()}>
          {isOnFeet(guide) ? m.guide_standing() : m.guide_seated()}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  children: string;
}

const Fact = ({ icon: Icon, label, children }: FactProps) => (
  <div className={styles.fact}>
    <Icon aria-hidden="true" />
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
