import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { Notices } from './notices.tsx';

/** Lists all notices of the home, or edits one of them. */
export default function ManageNoticeBoardPage() {
  const [query] = useSearchParams();
  const mayWrite = useCan('notices.manage');
  if (!mayWrite)
    return (
      <Page title={m.notices_manage_title()} back="/tabs/notice-board">
        <LockedState title={m.notices_manage_locked_title()} unlock={m.notices_manage_unlock()}>
          {m.notices_manage_locked()}
        </LockedState>
      </Page>
    );
  const id = query.get('id') ?? undefined;
  if (id === undefined && !query.has('new')) return <Notices />;
  return <NoticeEditor key={id} id={id} />;
}
