import { can } from '@relish/shared/permissions.ts';
import { BookOpen, KeyRound, LockKeyhole, LogOut, PackageOpen, Repeat, Search } from 'lucide-react';
import { Suspense, useState } from 'react';

import { SignOutQuestion } from '../features/accounts/account/sign-out-question.tsx';
import { trialWords } from '../features/accounts/package/public.tsx';
import { useUser } from '../session/use-session.ts';
import { ListRow } from '../ui/layout/list-row.tsx';
import { List } from '../ui/layout/list.tsx';
import { Page } from '../ui/layout/page.tsx';
import { IconDisc } from '../ui/tokens/icon-disc.tsx';
import { m } from '../words/m.ts';
import { barPlacesFor } from './bar-places.ts';
import { paletteOpen } from './palette/palette-state.ts';
import { placesFor } from './places.ts';

/** Lists the places that do not fit in the phone's bar. */
export default function MorePage() {
  const user = useUser();
  const [leaving, setLeaving] = useState(false);
  const inBar = new Set(barPlacesFor(user).map(({ path }) => path));
  const rows = [
    { title: m.palette_title(), icon: Search, onPress: () => paletteOpen.set(true) },
    ...placesFor(user)
      .filter(({ path }) => !inBar.has(path))
      .map(({ path, label, icon, badge: Badge }) => ({
        to: path,
        title: label(),
        icon,
        ...(Badge && {
          trailing: (
            <Suspense>
              <Badge />
            </Suspense>
          ),
        }),
      })),
    // Where people look for it, although the package lacks it.
    ...(can(user, 'photo-book.view')
      ? []
      : [
          {
            to: '/tabs/photo-book',
            title: m.place_photo_book(),
            subtitle: m.photo_book_more_locked(),
            icon: LockKeyhole,
          },
        ]),
    ...(can(user, 'chat.use')
      ? []
      : [
          {
            to: '/tabs/chat',
            title: m.place_chat(),
            subtitle: m.chat_more_locked(),
            icon: LockKeyhole,
          },
        ]),
    ...(user.carehomes_count > 1 ? [{ to: '/switch', title: m.switch_title(), icon: Repeat }] : []),
    ...(can(user, 'package.manage')
      ? [
          {
            to: '/package',
            title: m.package_title(),
            subtitle: trialWords(user),
            icon: PackageOpen,
          },
        ]
      : []),
    ...(user.demo
      ? []
      : [{ to: '/change-password', title: m.change_password_title(), icon: KeyRound }]),
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
