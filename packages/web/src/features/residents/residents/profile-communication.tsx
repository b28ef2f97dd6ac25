import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { communicationFacts, languageWords } from './communication-words.ts';
import { ProfileFacts } from './profile-facts.tsx';

import styles from './profile.module.css';

export function ProfileCommunication({ resident }: { resident: Resident }) {
  const { preferred_name: name, first_language, other_languages, interpreter } = resident;
  const { yes_no } = resident.communication;
  const languages = languageWords(first_language, other_languages, interpreter);
  const facts = [
    ...communicationFacts(resident),
    ...(languages === null ? [] : [{ term: m.profile_languages(), value: languages }]),
  ];
  return (
    <Card title={m.profile_communication_title({ name })}>
      {yes_no !== null && (
        <figure className={styles.saying}>
          <figcaption className={styles.term}>{m.profile_yes_no({ name })}</figcaption>
          <p>{yes_no}</p>
        </figure>
      )}
      {facts.length > 0 && <ProfileFacts facts={facts} />}
      {facts.length === 0 && yes_no === null && (
        <p className={styles.quiet}>{m.profile_communication_none({ name })}</p>
      )}
    </Card>
  );
}
