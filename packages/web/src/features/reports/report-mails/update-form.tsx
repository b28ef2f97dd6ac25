import { Send } from 'lucide-react';
import { useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { lastDays, PeriodField } from '../../../ui/forms/period-field.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PreviewArea } from '../../../ui/layout/preview-area.tsx';
import { m } from '../../../words/m.ts';
import { DocumentView } from '../documents/public.tsx';
import { type Recipients, useSendUpdate, useUpdatePreview } from './api.ts';
import { OtherAddresses } from './other-addresses.tsx';
import { RecipientChoices } from './recipient-choices.tsx';
import { SentMails } from './sent-mails.tsx';

import styles from './report-mails.module.css';

interface Props {
  residentId: string;
  recipients: Recipients;
}

const NOTHING = { addresses: [] as string[], addresses_checked: false };

/** The preview comes before the send button, so that no unseen update is sent. */
export function UpdateForm({ residentId, recipients }: Props) {
  const today = useToday();
  const { carehome } = useUser();
  const isManager = useCan('reports.email-others');
  const [chosen, setChosen] = useState<string[]>([]);
  const [others, setOthers] = useState(NOTHING);
  const [period, setPeriod] = useState(() => lastDays('month', today));
  const [attach, setAttach] = useState(false);
  const [afterDeath, setAfterDeath] = useState(false);
  const preview = useUpdatePreview();
  const send = useSendUpdate();
  const errors = send.error?.body?.errors ?? {};
  const count = chosen.length + others.addresses.length;

  const look = () => preview.mutate({ kind: 'family_update', resident_id: residentId, ...period });
  const go = () =>
    send.mutate(
      {
        resident_id: residentId,
        recipient_ids: chosen,
        ...others,
        ...period,
        attach: attach || others.addresses.length > 0,
        after_death: afterDeath,
      },
      {
        onSuccess: () => {
          showToast({ title: m.mails_sent(), tone: 'success' });
          setChosen([]);
          setOthers(NOTHING);
          preview.reset();
        },
      },
    );

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {recipients.deceased && (
          <Banner
            kind="attention"
            title={m.mails_deceased_title({ name: recipients.preferred_name })}
          >
            {m.mails_deceased_text()}
            {isManager && (
              <Checkbox
                label={m.mails_deceased_check()}
                checked={afterDeath}
                onChange={(event) => setAfterDeath(event.target.checked)}
                errors={errors['after_death']}
              />
            )}
          </Banner>
        )}
        <Card title={m.mails_to()}>
          <RecipientChoices
            {...{ residentId, recipients, chosen }}
            onChange={setChosen}
            errors={errors['recipient_ids']}
          />
          {isManager && (
            <OtherAddresses
              value={others}
              onChange={setOthers}
              attachments={recipients.attachments}
              errors={errors}
            />
          )}
          {recipients.attachments ? (
            <Switch
              label={m.mails_attach()}
              hint={m.mails_attach_hint()}
              value={attach}
              onChange={setAttach}
              errors={errors['attach']}
            />
          ) : (
            <p className={styles.soft}>{m.mails_link_only()}</p>
          )}
        </Card>
        <Card title={m.mails_days()}>
          <PeriodField
            value={period}
            today={today}
            onChange={(changed) => {
              setPeriod(changed);
              preview.reset();
            }}
            errors={{ from: errors['from'], to: errors['to'] }}
          />
          <Button kind="quiet" busy={preview.isPending} onClick={() => preview.isPending || look()}>
            {m.mails_preview()}
          </Button>
        </Card>
      </div>
      <PreviewArea isThere={preview.data !== undefined}>
        {preview.data ? (
          <>
            <div className={styles.sending}>
              <Button
                icon={<Send aria-hidden="true" />}
                busy={send.isPending}
                aria-disabled={count === 0}
                onClick={() => send.isPending || count === 0 || go()}
              >
                {m.mails_send({ count })}
              </Button>
              <span className={styles.soft}>{m.mails_subject({ home: carehome.name })}</span>
            </div>
            {errors['resident_id'] && <Banner kind="danger">{errors['resident_id'][0]}</Banner>}
            <DocumentView content={preview.data} />
          </>
        ) : (
          <EmptyState title={m.documents_preview_empty_title()} level={2}>
            {m.documents_preview_empty_text()}
          </EmptyState>
        )}
      </PreviewArea>
      <div className={styles.sent}>
        <SentMails residentId={residentId} />
      </div>
    </div>
  );
}
