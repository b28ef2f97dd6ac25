import type { pushCalls } from '@relish/shared/push/contract.ts';

import { invalid } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { countAgainst, pushTestLimit } from '../../core/limits.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isPublicKey } from '../../push/keys.ts';
import { listSubscriptions, subscribe, unsubscribe } from './queries.ts';

export const pushHandlers: Handlers<typeof pushCalls> = {
  'push/key': { staged: async ({ pusher }) => ({ public_key: pusher.publicKey }) },

  // Above homes, because a device may still be subscribed for whoever used it before.
  'push/subscribe': {
    staged: async ({ system, pusher, user, sessionId, now }, subscription) => {
      if (!pusher.accepts(subscription.endpoint))
        throw invalid({ endpoint: ['Notifications of this browser are not supported.'] });
      if (!isPublicKey(subscription.keys.p256dh))
        throw invalid({ 'keys.p256dh': ['This is not a key of a browser’s subscription.'] });
      const owner = { user_id: user.id, session_id: sessionId };
      await system((db) => subscribe(db, owner, subscription, now));
      return {};
    },
  },

  // The same answer whether it was there or not, or somebody else's.
  'push/unsubscribe': async ({ db, user }, { endpoint }) => {
    await unsubscribe(db, user.id, endpoint);
    return {};
  },

  'push/test': {
    staged: async ({ system, transaction, user, now }) => {
      await system((db) => countAgainst(db, [pushTestLimit(user.id)], now));
      return transaction(async (db) => {
        const subscriptions = await listSubscriptions(db, user.id);
        for (const { id } of subscriptions) {
          const payload = { subscription_id: id, user_id: user.id, text: 'test' } as const;
          await enqueue(db, 'push-notification', payload, now);
        }
        return { sent_to: subscriptions.length };
      });
    },
  },
};
