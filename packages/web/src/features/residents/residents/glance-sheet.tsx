import {
  Ban,
  Check,
  Footprints,
  Heart,
  HeartHandshake,
  Smile,
  Speech,
  ThumbsDown,
  TriangleAlert,
  X,
} from 'lucide-react';

import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { m } from '../../../words/m.ts';
import type { Glance } from './api.ts';
import { communicationFacts, languageWords } from './communication-words.ts';
import { GlanceList, GlanceSection } from './glance-list.tsx';
import { GlanceSafety } from './glance-safety.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ResidentFace } from './resident-face.tsx';
import { STATUS_WORDS } from './resident-words.ts';

import styles from './glance.module.css';

/** One printed page for temporary staff. Risks are never left out to save space. */
export const GlanceSheet = ({ glance }: { glance: Glance }) => (
  <article className={styles.sheet}>
    <Who glance={glance} />
    <GlanceList
      title={m.glance_essentials()}
      icon={TriangleAlert}
      items={glance.essentials}
      strong
    />
    <div className={styles.columns}>
      <div className={styles.column}>
        <GlanceSafety glance={glance} />
        <Speaking glance={glance} />
        <GlanceList title={m.glance_avoid()} icon={Ban} items={glance.avoid_topics} strong />
        <GlanceList title={m.glance_never()} icon={ThumbsDown} items={glance.never} inline />
      </div>
      <div className={styles.column}>
        <GlanceList title={m.glance_do()} icon={Check} items={glance.please_do} />
        <GlanceList title={m.glance_dont()} icon={X} items={glance.please_dont} />
        <GlanceList title={m.glance_comfort()} icon={HeartHandshake} items={glance.comfort} />
        <GlanceList title={m.glance_love()} icon={Smile} items={glance.loves} inline />
        <Together glance={glance} />
      </div>
    </div>
    <p className={styles.foot}>{m.glance_confidential()}</p>
  </article>
);

function Who({ glance }: { glance: Glance }) {
  const { preferred_name, full_name, pronouns, room, status, matters, key_worker } = glance;
  const line = [
    full_name,
    pronouns,
    room !== null && m.profile_room({ room }),
    status !== 'current' && STATUS_WORDS[status](),
  ];
  return (
    <header className={styles.who}>
      <div className={styles.portrait}>
        <ResidentFace
          resident={{ ...glance, last_name: full_name.split(' ').at(-1) ?? '' }}
          size="large"
        />
      </div>
      <div className={styles.names}>
        <PageHeading>{preferred_name}</PageHeading>
        <p>{line.filter(Boolean).join(' · ')}</p>
        {key_worker !== null && <p>{m.glance_key_worker({ name: key_worker })}</p>}
      </div>
      {matters.length > 0 && (
        <div className={styles.matters}>
          <h2 className={styles.heading}>
            <Heart aria-hidden="true" />
            {m.glance_matters()}
          </h2>
          {matters.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
    </header>
  );
}

function Speaking({ glance }: { glance: Glance }) {
  const { communication, first_language, other_languages, interpreter, talking } = glance;
  const facts = [
    { term: m.glance_yes_no(), value: communication.yes_no },
    ...communicationFacts({ communication }),
    {
      term: m.glance_language(),
      value: languageWords(first_language, other_languages, interpreter),
    },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0 && talking.length === 0) return null;
  return (
    <GlanceSection title={m.glance_speaking()} icon={Speech}>
      {facts.length > 0 && <ProfileFacts facts={facts} />}
      {talking.length > 0 && (
        <ul className={styles.items}>
          {talking.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </GlanceSection>
  );
}

function Together({ glance: { guide } }: { glance: Glance }) {
  if (guide === null) return null;
  return (
    <GlanceSection title={m.glance_guide()} icon={Footprints}>
      <ProfileFacts
        facts={[
          { term: m.glance_your_role(), value: guide.your_role },
          { term: m.glance_say(), value: guide.what_to_say },
          { term: m.glance_put(), value: guide.where_to_put_things },
          { term: m.glance_length(), value: guide.length },
        ]}
      />
    </GlanceSection>
  );
}
