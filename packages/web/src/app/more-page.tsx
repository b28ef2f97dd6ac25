import { BookOpen, KeyRound, LogOut, Repeat } from 'lucide-react';
import { useState } from 'react';

import { useUser } from '../session/use-session.ts';
import { IconDisc } from '../ui/icon-disc.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { List } from '../ui/list.tsx';
import { Page } from '../ui/page.tsx';
import { SignOutQuestion } from '../ui/sign-out-question.tsx';
import { m } from '../words/m.ts';
import { barPlacesFor, placesFor } from './places.ts';

/** The phone's table of contents: whatever the bar has no room for. */
export default function MorePage() {
  const user = useUser();
  const [leaving, setLeaving] = useState(false);
  const inBar = new Set(barPlacesFor(user).map(({ path }) => path));
  const rows = [
    ...placesFor(user)
      .filter(({ path }) => !inBar.has(path))
      .map(({ path, label, icon }) => ({ to: path, title: label(), icon })),
    ...(user.carehomes_count > 1 ? [{ to: '/switch', title: m.switch_title(), icon: Repeat }] : []),
    { to: '/change-password', title: m.change_password_title(), icon: KeyRound },
    { to: '/intro', title: m.first_steps_intro(), icon: BookOpen },
    { title: m.sign_out(), icon: LogOut, onPress: () => setLeaving(true) },
  ];
  return (
    <Page title={m.place_more()}>
      <List label={m.place_more()} rows={rows} rowKey={({ title }) => title}>
        {({ icon, ...row }) => <ListRow {...row} leading={<IconDisc icon={icon} />} />}
      </List>
      {leaving && <SignOutQuestion onCancel={() => setLeaving(false)} />}
    </Page>
  );
}
