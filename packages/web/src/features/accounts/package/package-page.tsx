import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { OperatorContact } from '@relish/shared/accounts/package/contract.ts';
import { addDays } from '@relish/shared/days.ts';
import { packageState } from '@relish/shared/permissions.ts';
import { Mail, Phone } from 'lucide-react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { telephoneLink } from '../../../words/telephone.ts';
import { useOperatorContact } from './api.ts';

import styles from './package-page.module.css';

export default function PackagePage() {
  const may = useCan('package.manage');
  const user = useUser();
  return (
    <Page title={m.package_title()} underMore>
      {may ? (
        <Columns>
          <Card title={user.package.title}>
            <State user={user} />
          </Card>
          <Contact />
        </Columns>
      ) : (
        <LockedState title={m.package_locked_title()} unlock={m.package_locked_unlock()}>
          {m.package_locked_text()}
        </LockedState>
      )}
    </Page>
  );
}

function State({ user }: { user: CurrentUser }) {
  const today = useToday();
  const { trial_days_left: left } = user;
  if (typeof left === 'number')
    return (
      <>
        <p>{m.package_trial({ day: formatDay(addDays(today, left)), count: left })}</p>
        <p>{m.trial_nothing_lost()}</p>
      </>
    );
  const state = packageState(user);
  if (state === 'expired') return <p>{m.package_expired()}</p>;
  return <p>{state === 'basic' ? m.package_basic() : m.package_open()}</p>;
}

function Contact() {
  const { data, isError, isFetching, refetch } = useOperatorContact();
  return (
    <Card title={m.package_contact_title()}>
      {data && <Ways contact={data} />}
      {!data && isError && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
    </Card>
  );
}

function Ways({ contact: { name, email, telephone } }: { contact: OperatorContact }) {
  if (email === null && telephone === null)
    return <p>{name === null ? m.package_contact_none() : m.package_contact_name({ name })}</p>;
  return (
    <>
      <p>{name === null ? m.package_contact_text() : m.package_contact_name({ name })}</p>
      <div className={styles.ways}>
        {email !== null && (
          <Link
            kind="quiet-button"
            icon={<Mail aria-hidden="true" />}
            href={`mailto:${email}?subject=${encodeURIComponent(m.package_mail_subject())}`}
          >
            <span translate="no">{email}</span>
          </Link>
        )}
        {telephone !== null && (
          <Link
            kind="quiet-button"
            icon={<Phone aria-hidden="true" />}
            href={telephoneLink(telephone)}
          >
            <span translate="no">{telephone}</span>
          </Link>
        )}
      </div>
    </>
  );
}
