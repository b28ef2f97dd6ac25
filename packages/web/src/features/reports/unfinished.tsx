import { useEffect, useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';
import { forgetDraft, listDrafts } from './kept-records.ts';
import { useMoments } from './moment-words.ts';
import { useRecordForm } from './record-context.ts';
import type { RecordDraft } from './record-values.ts';

/** What was begun on this device and not saved. */
export function Unfinished() {
  const { draft } = useRecordForm();
  const { id: userId, carehome } = useUser();
  const { moment } = useMoments();
  const [others, setOthers] = useState<RecordDraft[]>([]);
  const own = draft.client_uuid;
  useEffect(() => {
    void listDrafts({ userId, carehomeId: carehome.id }).then((found) =>
      setOthers(found.filter(({ edits, client_uuid }) => !edits && client_uuid !== own)),
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
              void forgetDraft({ userId, carehomeId: carehome.id }, client_uuid);
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
