import { useEffect, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useMoments } from './moment-words.ts';
import { useRecordDraft } from './record-context.ts';
import { forgetUnfinished, listUnfinished } from './record-drafts.ts';
import type { RecordDraft } from './record-values.ts';

/** Unsaved drafts on this device. */
export function Unfinished() {
  const { id: userId, carehome } = useUser();
  const { moment } = useMoments();
  const [others, setOthers] = useState<RecordDraft[]>([]);
  const own = useRecordDraft(({ client_uuid }) => client_uuid);
  useEffect(() => {
    void listUnfinished({ userId, carehomeId: carehome.id }).then((drafts) =>
      setOthers(drafts.filter(({ client_uuid }) => client_uuid !== own)),
    );
  }, [userId, carehome.id, own]);
  return others.map(({ client_uuid, begun_at, values }) => (
    <Banner
      key={client_uuid}
      kind="info"
      title={m.reports_unfinished({
        title: values.free_title ?? (values.title || m.reports_untitled()),
      })}
      action={
        <>
          <Link kind="quiet-button" to={`/manage-report?draft=${client_uuid}`}>
            {m.reports_unfinished_go_on()}
          </Link>
          <Button
            kind="plain"
            size="small"
            onClick={() => {
              setOthers(others.filter((each) => each.client_uuid !== client_uuid));
              void forgetUnfinished({ userId, carehomeId: carehome.id }, client_uuid);
            }}
          >
            {m.reports_unfinished_discard()}
          </Button>
        </>
      }
    >
      {m.reports_unfinished_line({
        moment: moment(begun_at),
        count: values.participations.length,
      })}
    </Banner>
  ));
}
