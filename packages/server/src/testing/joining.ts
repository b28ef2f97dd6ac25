import { PASSWORD, type TestApp } from './test-app.ts';

/** Coming into a home by mail, as somebody does who was invited. */
export const joining = (t: TestApp) => {
  const mailsTo = async (email: string) => {
    await t.jobs.runDue();
    return t.mailbox.to(email);
  };
  return {
    mailsTo,
    codeFor: async (email: string) =>
      /#([\w-]{43})/.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? '',
    join: (email: string, invitation_code: string) =>
      t.call('register', {
        email,
        password: PASSWORD,
        first_name: 'Susan',
        last_name: 'Brown',
        is_adult: true,
        invitation_code,
      }),
  };
};
