import { Bell, CalendarDays } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { VirtualList } from '../../../ui/table/virtual-list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { samplePeople, type SamplePerson } from './sample-people.ts';

import styles from './sample-group.module.css';

const few = samplePeople(4);
const many = samplePeople(2000);
const settings = [
  { id: 'notices', title: 'Notices', subtitle: 'Three unread', icon: Bell },
  { id: 'events', title: 'Events', subtitle: 'Singing at 14:00', icon: CalendarDays },
];

const personRow = ({ id, first, last, room, minutes }: SamplePerson) => (
  <ListRow
    to="/design"
    leading={<Avatar id={id} firstName={first} lastName={last} size="medium" />}
    title={`${first} ${last}`}
    subtitle={room}
    trailing={<Badge>{minutes} min</Badge>}
  />
);

export function ListSamples() {
  const [long, setLong] = useState(false);
  const [pressed, setPressed] = useState('');
  return (
    <>
      <div className={styles.columns}>
        <List label="Residents" rows={few} rowKey={({ id }) => id}>
          {personRow}
        </List>
        <List label="Places" rows={settings} rowKey={({ id }) => id}>
          {({ title, subtitle, icon, id }) => (
            <ListRow
              leading={<IconDisc icon={icon} />}
              title={title}
              subtitle={pressed === id ? 'Pressed' : subtitle}
              onPress={() => setPressed(id)}
              trailing={
                <Button kind="quiet" size="small">
                  Mute {title}
                </Button>
              }
            />
          )}
        </List>
        <List label="Plain rows" rows={['One line only', 'And another']} rowKey={(row) => row}>
          {(row) => <ListRow title={row} />}
        </List>
      </div>
      <div>
        <Button kind="quiet" aria-expanded={long} onClick={() => setLong(!long)}>
          A list of 2,000
        </Button>
      </div>
      {long && (
        <VirtualList label="Many residents" rows={many} rowKey={({ id }) => id}>
          {personRow}
        </VirtualList>
      )}
    </>
  );
}
