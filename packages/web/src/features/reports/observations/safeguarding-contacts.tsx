import type { SafeguardingContact } from '@relish/shared/accounts/home-settings/safeguarding.ts';
import { Phone } from 'lucide-react';
import { useId } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { useHomeSettings } from '../../accounts/home-settings/api.ts';

import styles from './safeguarding-contacts.module.css';

/** Who to ring outside the home about a concern; 999 is named whether or not anyone is listed. */
export function SafeguardingContacts() {
  const id = useId();
  const { data, isError, isFetching, refetch } = useHomeSettings();
  const mayAdd = useCan('home.manage');
  return (
    <section className={styles.contacts} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {m.safeguarding_title()}
      </h2>
      <p className={styles.emergency}>{m.safeguarding_emergency()}</p>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data?.safeguarding_contacts.length === 0 && (
        <p>
          {m.safeguarding_none()}{' '}
          {mayAdd ? (
            <Link to="/home-settings">{m.safeguarding_none_add()}</Link>
          ) : (
            m.safeguarding_none_ask()
          )}
        </p>
      )}
      {data && data.safeguarding_contacts.length > 0 && (
        <ul className={styles.list}>
          {data.safeguarding_contacts.map((contact) => (
            <Contact key={contact.name} contact={contact} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Contact = ({ contact }: { contact: SafeguardingContact }) => (
  <li className={styles.contact}>
    <strong>{contact.name}</strong>
    <Telephone number={contact.telephone} />
    <Telephone number={contact.out_of_hours_telephone} outOfHours />
    {contact.email !== null && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
    {contact.website !== null && (
      <a href={contact.website} target="_blank" rel="noreferrer">
        {contact.website.replace(/^https:\/\//, '')}
      </a>
    )}
  </li>
);

interface TelephoneProps {
  number: string | null;
  outOfHours?: boolean;
}

const Telephone = ({ number, outOfHours = false }: TelephoneProps) =>
  number !== null && (
    <a className={styles.telephone} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      <Phone aria-hidden="true" />
      {outOfHours ? m.safeguarding_night({ number }) : number}
    </a>
  );
