import { Navigate, useSearchParams } from 'react-router';

import { CHAT } from './chat-paths.ts';
import { Chat } from './chat.tsx';

/** One conversation, as notifications link to it. */
export default function ChatThreadPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <Navigate to={CHAT} replace /> : <Chat id={id} />;
}
