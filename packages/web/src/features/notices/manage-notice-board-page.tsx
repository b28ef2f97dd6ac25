import { useSearchParams } from 'react-router';

import { useCan } from '../../session/use-session.ts';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { Notices } from './notices.tsx';

/** All notices of the home, or one of them to write. */
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
