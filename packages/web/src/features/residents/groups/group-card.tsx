import { Archive, Ellipsis, Pencil, Sparkles, Trash2, UsersRound } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentRow } from '../residents/api.ts';
import type { Group } from './api.ts';
import { GroupSign } from './group-sign.tsx';
import { KINDS } from './group-words.ts';
import { MemberFaces } from './member-faces.tsx';
import { useArchiving } from './use-archiving.ts';

import styles from './group-card.module.css';

interface Props {
  group: Group;
  people: readonly ResidentRow[];
  onDo: (what: 'edit' | 'members' | 'delete') => void;
}

export function GroupCard({ group, people, onDo }: Props) {
  const { archive } = useArchiving();
  const mayChoose = useCan('activities.choose');
  const { name, member_ids } = group;
  const members = people.filter(({ id }) => member_ids.includes(id));
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.header}>
        <GroupSign group={group} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.kind}>
            {KINDS[group.kind].words()}
            {members.length > 0 && ` · ${m.groups_people({ count: members.length })}`}
          </p>
        </div>
        <Menu
          label={m.groups_more({ name })}
          align="end"
          trigger={
            <IconButton label={m.groups_more({ name })}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          choices={[
            {
              id: 'edit',
              label: m.groups_edit_action(),
              icon: Pencil,
              onSelect: () => onDo('edit'),
            },
            {
              id: 'archive',
              label: m.groups_archive(),
              icon: Archive,
              onSelect: () => archive(group),
            },
            ...(members.length === 0
              ? [
                  {
                    id: 'delete',
                    label: m.groups_delete(),
                    icon: Trash2,
                    kind: 'danger' as const,
                    onSelect: () => onDo('delete'),
                  },
                ]
              : []),
          ]}
        />
      </header>
      {members.length === 0 ? (
        <p className={styles.nobody}>{m.groups_nobody()}</p>
      ) : (
        <MemberFaces label={m.groups_members_of({ name })} members={members} />
      )}
      <div className={styles.foot}>
        <Button
          kind="quiet"
          size="small"
          icon={<UsersRound aria-hidden="true" />}
          aria-label={`${m.groups_choose_people()}: ${name}`}
          onClick={() => onDo('members')}
        >
          {m.groups_choose_people()}
        </Button>
        {mayChoose && members.length > 0 && (
          <Link
            kind="quiet-button"
            to={`/choose-activity?group=${group.id}`}
            aria-label={m.choose_find_for({ name })}
            icon={<Sparkles aria-hidden="true" />}
          >
            {m.choose_find()}
          </Link>
        )}
      </div>
    </section>
  );
}
