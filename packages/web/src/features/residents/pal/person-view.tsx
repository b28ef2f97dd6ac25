import { ClipboardCheck, FileInput, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { PalPerson } from './api.ts';
import { CurrentCard } from './current-card.tsx';
import { GuideView } from './guide-view.tsx';
import { HistoryCard } from './history-card.tsx';
import { PromptsCard } from './prompts-card.tsx';

import styles from './person-view.module.css';

const ExternalDialog = lazy(() => import('./external-dialog.tsx'));

/** The guide for carers, with the facts for assessors beside it. */
export function PersonView({ person }: { person: PalPerson }) {
  const { current, guide, preferred_name: name } = person;
  return (
    <Page
      title={m.pal_person_title({ name })}
      back="/tabs/pal"
      actions={
        <div className={styles.actions}>
          <CheckLink person={person} />
          {guide && (
            <Button
              kind="quiet"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {m.pal_print()}
            </Button>
          )}
        </div>
      }
    >
      {person.read_only && <Banner kind="info">{m.pal_read_only({ name })}</Banner>}
      {current && guide ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <CurrentCard current={current} person={person} />
            <Card title={m.pal_guide_title({ name })}>
              <GuideView guide={guide} level={current.level} answers={current.answers} />
            </Card>
          </div>
          <div className={styles.side}>
            <PromptsCard person={person} />
            <HistoryCard history={person.history} />
          </div>
        </div>
      ) : (
        <>
          <NoCheck person={person} />
          <PromptsCard person={person} />
        </>
      )}
      <div className={styles.more}>
        <RecordExternal person={person} />
        <Link kind="quiet" to={`/resident?id=${person.resident_id}`}>
          {m.pal_profile()}
        </Link>
        <Link kind="quiet" to="/pal-info">
          {m.pal_about()}
        </Link>
      </div>
    </Page>
  );
}

function CheckLink({ person }: { person: PalPerson }) {
  if (!useCan('pal.check') || person.read_only) return null;
  return (
    <Link
      kind="primary-button"
      to={`/pal?id=${person.resident_id}&check=1`}
      icon={<ClipboardCheck aria-hidden="true" />}
    >
      {person.draft ? m.pal_continue_check() : m.pal_start_check()}
    </Link>
  );
}

function NoCheck({ person }: { person: PalPerson }) {
  const mayCheck = useCan('pal.check');
  const { first_check, preferred_name: name, today } = person;
  return (
    <EmptyState title={m.pal_none_title({ name })}>
      <p>{m.pal_none_text()}</p>
      {first_check && today < first_check.suggested && (
        <p>
          {m.pal_none_wait({
            not_before: formatDay(first_check.not_before),
            suggested: formatDay(first_check.suggested),
          })}
        </p>
      )}
      {!mayCheck && <p>{m.pal_none_ask()}</p>}
    </EmptyState>
  );
}

function RecordExternal({ person }: { person: PalPerson }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan('pal.check') || person.read_only) return null;
  return (
    <>
      <Button kind="quiet" icon={<FileInput aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {m.pal_record_external()}
      </Button>
      {isOpen && (
        <Suspense>
          <ExternalDialog person={person} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
