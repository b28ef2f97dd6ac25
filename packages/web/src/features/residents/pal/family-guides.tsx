import { FAMILY_GUIDE_KEYS } from '@relish/shared/residents/pal/family-guide.ts';
import { Armchair, DoorOpen, Flower2, MessageCircle, Music } from 'lucide-react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { useFamilyGuide, useFamilyGuides } from './api.ts';
import { FAMILY_GUIDE_WORDS } from './pal-words.ts';

import styles from './family-guides.module.css';

const IDEAS = [
  { title: m.pal_idea_arrive_title, text: m.pal_idea_arrive, icon: DoorOpen },
  { title: m.pal_idea_talk_title, text: m.pal_idea_talk, icon: MessageCircle },
  { title: m.pal_idea_hands_title, text: m.pal_idea_hands, icon: Flower2 },
  { title: m.pal_idea_music_title, text: m.pal_idea_music, icon: Music },
  { title: m.pal_idea_stop_title, text: m.pal_idea_stop, icon: Armchair },
];

/** For relatives: the shared guide of their resident, and general advice. */
export function FamilyGuides() {
  const guides = useFamilyGuides();
  return (
    <>
      {guides.isPending && <Skeleton shape="pair" width="long" />}
      {guides.isError && (
        <ErrorState busy={guides.isFetching} onRetry={() => void guides.refetch()} />
      )}
      {guides.data?.map(({ resident_id }) => (
        <PersonGuide key={resident_id} residentId={resident_id} />
      ))}
      <section className={styles.ideas} aria-labelledby="pal-ideas">
        <h2 id="pal-ideas">{m.pal_family_ideas()}</h2>
        <List label={m.pal_family_ideas()} rows={IDEAS} rowKey={({ title }) => title()}>
          {({ title, text, icon }) => (
            <ListRow title={title()} subtitle={text()} leading={<IconDisc icon={icon} />} />
          )}
        </List>
      </section>
      {guides.data?.length === 0 && (
        <Card title={m.pal_family_none_title()}>
          <p>{m.pal_family_none_text()}</p>
        </Card>
      )}
    </>
  );
}

function PersonGuide({ residentId }: { residentId: string }) {
  const { data } = useFamilyGuide(residentId);
  if (!data) return <Skeleton shape="pair" width="long" />;
  const { preferred_name: name, guide } = data;
  return (
    <Card title={m.pal_family_guide_of({ name })}>
      <p className={styles.note}>{m.pal_family_guide_note({ name })}</p>
      <dl className={styles.lines}>
        {FAMILY_GUIDE_KEYS.map((key) => (
          <div key={key}>
            <dt className={styles.term}>{FAMILY_GUIDE_WORDS[key]()}</dt>
            <dd>{guide[key]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
