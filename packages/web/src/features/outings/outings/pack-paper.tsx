import { Printer } from 'lucide-react';
import { useState } from 'react';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Outing, useDestroyPaper, usePrintPack } from './api.ts';

import styles from './outing.module.css';

/** Prints the pack, and reminds to destroy it after the trip. */
export function PackPaper({ outing }: { outing: Outing }) {
  const { time_zone } = useUser().carehome;
  const { event_id, printed_at, paper_destroyed_at } = outing;
  const [clientUuid, setClientUuid] = useState(() => crypto.randomUUID());
  const print = usePrintPack();
  const destroy = useDestroyPaper();
  const [now] = useState(() => new Date());
  const isOver = new Date(outing.ends_at) < now;
  const isPaperLeft = printed_at !== null && paper_destroyed_at === null;
  return (
    <Card title={m.outing_paper()}>
      {isPaperLeft && isOver && (
        <Banner
          kind="attention"
          title={m.outing_destroy_title()}
          action={
            <Button
              kind="quiet"
              busy={destroy.isPending}
              onClick={() => destroy.isPending || destroy.mutate({ event_id })}
            >
              {m.outing_destroyed()}
            </Button>
          }
        >
          {m.outing_destroy()}
        </Banner>
      )}
      <p className={styles.quiet}>{m.outing_paper_text()}</p>
      {paper_destroyed_at !== null && (
        <p>{m.outing_destroyed_on({ day: formatDate(new Date(paper_destroyed_at), time_zone) })}</p>
      )}
      <div>
        <Button
          kind="quiet"
          icon={<Printer aria-hidden="true" />}
          busy={print.isPending}
          onClick={() =>
            print.isPending ||
            print.mutate(
              { event_id, client_uuid: clientUuid },
              {
                onSuccess: ({ file_name, base64 }) => {
                  saveFile(file_name, decodeBase64(base64), 'application/pdf');
                  showToast({ title: m.outing_printed(), tone: 'success' });
                  setClientUuid(crypto.randomUUID());
                },
              },
            )
          }
        >
          {m.outing_print()}
        </Button>
      </div>
    </Card>
  );
}
