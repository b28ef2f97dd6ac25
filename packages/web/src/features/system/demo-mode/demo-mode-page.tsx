import { useUser } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { DemoOff } from './demo-off.tsx';
import { DemoOn } from './demo-on.tsx';

/** Outside demo mode it explains and starts it; inside it shows the tray and the practice tasks. */
export default function DemoModePage() {
  const { demo } = useUser();
  return (
    <Page
      title={m.place_demo_mode()}
      lead={demo ? m.demo_on_lead() : m.demo_off_lead()}
      {...(!demo && { underMore: true as const })}
    >
      {demo ? <DemoOn /> : <DemoOff />}
    </Page>
  );
}
