import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';
import { HandHeart } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import type { FamilyPerson } from './api.ts';
import { talkFacts, visitFacts } from './family-words.ts';

import styles from './family-person.module.css';

interface Props {
  person: FamilyPerson;
}

const Facts = ({ facts }: { facts: ReturnType<typeof talkFacts> }) => (
  <dl className={styles.facts}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export function TalkCard({ person }: Props) {
  const { preferred_name: name } = person;
  const { yes_no } = person.communication;
  const facts = talkFacts(person);
  return (
    <Card title={m.my_relative_talk({ name })}>
      {yes_no !== null && (
        <figure className={styles.saying}>
          <figcaption>{m.my_relative_yes_no({ name })}</figcaption>
          <p>{yes_no}</p>
        </figure>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {facts.length === 0 && yes_no === null && <p>{m.my_relative_talk_none({ name })}</p>}
    </Card>
  );
}

/** Hidden when nothing is recorded. */
export function VisitCard({ person }: Props) {
  const facts = visitFacts(person);
  const { key_worker } = person;
  if (facts.length === 0 && key_worker === null) return null;
  return (
    <Card title={m.my_relative_visit()}>
      {facts.length > 0 && <Facts facts={facts} />}
      {key_worker && (
        <div className={styles.keyWorker}>
          <IconDisc icon={HandHeart} />
          <div>
            <p className={styles.strong}>
              {m.my_relative_key_worker({ name: key_worker.first_name })}
            </p>
            <p className={styles.quiet}>
              {m.my_relative_key_worker_text({
                job: key_worker.job_title ?? ROLE_WORDS[key_worker.role](),
                person: person.preferred_name,
              })}
            </p>
          </div>
        </div>
      )}
    </Card>
  );
}

const STANCES = [
  { stance: 'love', title: m.my_relative_enjoys_love, kind: 'accent' },
  { stance: 'like', title: m.my_relative_enjoys_like, kind: 'brand' },
] as const;

export function EnjoysCard({ person: { preferred_name: name, interests } }: Props) {
  return (
    <Card title={m.my_relative_enjoys({ name })}>
      {interests === null && (
        <p className={styles.quiet}>{m.my_relative_enjoys_closed({ name })}</p>
      )}
      {interests?.length === 0 && <p className={styles.quiet}>{m.my_relative_enjoys_none()}</p>}
      <div className={styles.stances}>
        {STANCES.map(({ stance, title, kind }) => {
          const these = interests?.filter((each) => each.stance === stance) ?? [];
          return (
            these.length > 0 && (
              <section key={stance}>
                <h3 className={styles.stance}>{title()}</h3>
                <ul className={styles.chips}>
                  {these.map(({ interest_code, detail }) => (
                    <li key={interest_code}>
                      <Badge kind={kind}>
                        {[interestLabel(interest_code), detail].filter(Boolean).join(': ')}
                      </Badge>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </Card>
  );
}
