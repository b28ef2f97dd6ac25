import { toBirthDate } from '@relish/shared/residents/birthdays/next-birthday.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatMonthDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import { useOwnBirthday, useSetOwnBirthday } from './api.ts';

import styles from './own-birthday-card.module.css';

/** Staff decide for themselves whether their birthday is shown. */
export function OwnBirthdayCard() {
  const { data, isError, isFetching, refetch } = useOwnBirthday();
  return (
    <Card title={m.birthdays_own_title()}>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && <OwnBirthday key={data.birthday} birthday={data.birthday} />}
    </Card>
  );
}

const two = (value: number) => String(value).padStart(2, '0');
const DAYS = Array.from({ length: 31 }, (_, index) => ({
  value: two(index + 1),
  label: String(index + 1),
}));
const months = () =>
  Array.from({ length: 12 }, (_, index) => ({
    value: two(index + 1),
    label: new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' }).format(
      new Date(`2000-${two(index + 1)}-01`),
    ),
  }));

function OwnBirthday({ birthday }: { birthday: string | null }) {
  const set = useSetOwnBirthday();
  const [month, setMonth] = useState(birthday?.slice(0, 2) ?? null);
  const [day, setDay] = useState(birthday?.slice(3) ?? null);
  const [isTooFew, setTooFew] = useState(false);
  const refused = set.error?.body?.errors?.['birthday'];

  const tell = () => {
    setTooFew(day === null || month === null);
    if (day === null || month === null || set.isPending) return;
    set.mutate(
      { birthday: `${month}-${day}` },
      { onSuccess: () => showToast({ title: m.birthdays_own_saved(), tone: 'success' }) },
    );
  };
  const takeBack = () =>
    set.isPending ||
    set.mutate(
      { birthday: null },
      { onSuccess: () => showToast({ title: m.birthdays_own_removed(), tone: 'success' }) },
    );
  return (
    <>
      <p>
        {birthday === null
          ? m.birthdays_own_text()
          : m.birthdays_own_told({ day: formatMonthDay(toBirthDate(birthday)) })}
      </p>
      <div className={styles.pair} translate="no">
        <Select
          label={m.birthdays_own_day()}
          options={DAYS}
          value={day}
          onChange={setDay}
          errors={isTooFew ? [m.birthdays_own_incomplete()] : refused}
        />
        <Select
          label={m.birthdays_own_month()}
          options={months()}
          value={month}
          onChange={setMonth}
        />
      </div>
      <div className={styles.buttons}>
        <Button kind="quiet" busy={set.isPending} onClick={tell}>
          {birthday === null ? m.birthdays_own_save() : m.birthdays_own_change()}
        </Button>
        {birthday !== null && (
          <Button kind="quiet" busy={set.isPending} onClick={takeBack}>
            {m.birthdays_own_remove()}
          </Button>
        )}
      </div>
    </>
  );
}
